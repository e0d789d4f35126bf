BEGIN TRANSACTION;
CREATE TABLE answers (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
INSERT INTO "answers" VALUES('carc-finished',0,3,42);
INSERT INTO "answers" VALUES('carc-finished',1,3,73);
INSERT INTO "answers" VALUES('carc-finished',2,2,80196);
INSERT INTO "answers" VALUES('carc-finished',3,2,15);
INSERT INTO "answers" VALUES('carc-finished',4,3,57);
INSERT INTO "answers" VALUES('carc-finished',5,0,79404);
INSERT INTO "answers" VALUES('carc-finished',6,0,20);
INSERT INTO "answers" VALUES('carc-finished',7,3,56);
INSERT INTO "answers" VALUES('carc-finished',8,1,78609);
INSERT INTO "answers" VALUES('carc-finished',9,1,10);
INSERT INTO "answers" VALUES('carc-finished',10,3,54);
INSERT INTO "answers" VALUES('carc-finished',11,2,78604);
INSERT INTO "answers" VALUES('carc-finished',12,2,20);
INSERT INTO "answers" VALUES('carc-finished',13,3,62);
INSERT INTO "answers" VALUES('carc-finished',14,0,77810);
INSERT INTO "answers" VALUES('carc-finished',15,0,11);
INSERT INTO "answers" VALUES('carc-finished',16,3,54);
INSERT INTO "answers" VALUES('carc-finished',17,1,77012);
INSERT INTO "answers" VALUES('carc-finished',18,1,20);
INSERT INTO "answers" VALUES('carc-finished',19,3,72);
INSERT INTO "answers" VALUES('carc-finished',20,2,80204);
INSERT INTO "answers" VALUES('carc-finished',21,2,18);
INSERT INTO "answers" VALUES('carc-finished',22,3,60);
INSERT INTO "answers" VALUES('carc-finished',23,0,76218);
INSERT INTO "answers" VALUES('carc-finished',24,0,12);
INSERT INTO "answers" VALUES('carc-finished',25,3,51);
INSERT INTO "answers" VALUES('carc-finished',26,1,77008);
INSERT INTO "answers" VALUES('carc-finished',27,1,26);
INSERT INTO "answers" VALUES('carc-finished',28,3,66);
INSERT INTO "answers" VALUES('carc-finished',29,2,78603);
INSERT INTO "answers" VALUES('carc-finished',30,2,10);
INSERT INTO "answers" VALUES('carc-finished',31,3,55);
INSERT INTO "answers" VALUES('carc-finished',32,0,78613);
INSERT INTO "answers" VALUES('carc-finished',33,0,10);
INSERT INTO "answers" VALUES('carc-finished',34,3,71);
INSERT INTO "answers" VALUES('carc-finished',35,1,79400);
INSERT INTO "answers" VALUES('carc-finished',36,1,16);
INSERT INTO "answers" VALUES('carc-finished',37,3,72);
INSERT INTO "answers" VALUES('carc-finished',38,2,80192);
INSERT INTO "answers" VALUES('carc-finished',39,2,15);
INSERT INTO "answers" VALUES('carc-finished',40,3,51);
INSERT INTO "answers" VALUES('carc-finished',41,0,77016);
INSERT INTO "answers" VALUES('carc-finished',42,0,26);
INSERT INTO "answers" VALUES('carc-finished',43,3,70);
INSERT INTO "answers" VALUES('carc-finished',44,1,77005);
INSERT INTO "answers" VALUES('carc-finished',45,1,0);
INSERT INTO "answers" VALUES('carc-finished',46,3,54);
INSERT INTO "answers" VALUES('carc-finished',47,2,78597);
INSERT INTO "answers" VALUES('carc-finished',48,2,0);
INSERT INTO "answers" VALUES('carc-finished',49,3,70);
INSERT INTO "answers" VALUES('carc-finished',50,0,76220);
INSERT INTO "answers" VALUES('carc-finished',51,0,0);
INSERT INTO "answers" VALUES('carc-finished',52,3,59);
INSERT INTO "answers" VALUES('carc-finished',53,1,75420);
INSERT INTO "answers" VALUES('carc-finished',54,1,15);
INSERT INTO "answers" VALUES('carc-finished',55,3,53);
INSERT INTO "answers" VALUES('carc-finished',56,2,74626);
INSERT INTO "answers" VALUES('carc-finished',57,2,12);
INSERT INTO "answers" VALUES('carc-finished',58,3,54);
INSERT INTO "answers" VALUES('carc-finished',59,0,77818);
INSERT INTO "answers" VALUES('carc-finished',60,0,0);
INSERT INTO "answers" VALUES('carc-finished',61,3,71);
INSERT INTO "answers" VALUES('carc-finished',62,1,77022);
INSERT INTO "answers" VALUES('carc-finished',63,1,0);
INSERT INTO "answers" VALUES('carc-finished',64,3,65);
INSERT INTO "answers" VALUES('carc-finished',65,2,74623);
INSERT INTO "answers" VALUES('carc-finished',66,2,18);
INSERT INTO "answers" VALUES('carc-finished',67,3,77);
INSERT INTO "answers" VALUES('carc-finished',68,0,80189);
INSERT INTO "answers" VALUES('carc-finished',69,0,355208);
INSERT INTO "answers" VALUES('carc-finished',70,0,15);
INSERT INTO "answers" VALUES('carc-finished',71,3,58);
INSERT INTO "answers" VALUES('carc-finished',72,1,77815);
INSERT INTO "answers" VALUES('carc-finished',73,3,70);
INSERT INTO "answers" VALUES('carc-finished',74,2,73825);
INSERT INTO "answers" VALUES('carc-finished',75,2,14);
INSERT INTO "answers" VALUES('carc-finished',76,3,60);
INSERT INTO "answers" VALUES('carc-finished',77,0,80984);
INSERT INTO "answers" VALUES('carc-finished',78,0,10);
INSERT INTO "answers" VALUES('carc-finished',79,3,79);
INSERT INTO "answers" VALUES('carc-finished',80,1,80187);
INSERT INTO "answers" VALUES('carc-finished',81,1,350436);
INSERT INTO "answers" VALUES('carc-finished',82,1,15);
INSERT INTO "answers" VALUES('carc-finished',83,3,57);
INSERT INTO "answers" VALUES('carc-finished',84,2,73820);
INSERT INTO "answers" VALUES('carc-finished',85,2,0);
INSERT INTO "answers" VALUES('carc-finished',86,3,58);
INSERT INTO "answers" VALUES('carc-finished',87,0,79394);
INSERT INTO "answers" VALUES('carc-finished',88,0,18);
INSERT INTO "answers" VALUES('carc-finished',89,3,55);
INSERT INTO "answers" VALUES('carc-finished',90,1,75417);
INSERT INTO "answers" VALUES('carc-finished',91,1,10);
INSERT INTO "answers" VALUES('carc-finished',92,3,59);
INSERT INTO "answers" VALUES('carc-finished',93,2,73026);
INSERT INTO "answers" VALUES('carc-finished',94,2,12);
INSERT INTO "answers" VALUES('carc-finished',95,3,51);
INSERT INTO "answers" VALUES('carc-finished',96,0,73828);
INSERT INTO "answers" VALUES('carc-finished',97,0,26);
INSERT INTO "answers" VALUES('carc-finished',98,3,65);
INSERT INTO "answers" VALUES('carc-finished',99,1,74617);
INSERT INTO "answers" VALUES('carc-finished',100,1,0);
INSERT INTO "answers" VALUES('carc-finished',101,3,52);
INSERT INTO "answers" VALUES('carc-finished',102,2,80180);
INSERT INTO "answers" VALUES('carc-finished',103,2,10);
INSERT INTO "answers" VALUES('carc-finished',104,3,71);
INSERT INTO "answers" VALUES('carc-finished',105,0,77801);
INSERT INTO "answers" VALUES('carc-finished',106,0,0);
INSERT INTO "answers" VALUES('carc-finished',107,3,64);
INSERT INTO "answers" VALUES('carc-finished',108,1,76225);
INSERT INTO "answers" VALUES('carc-finished',109,1,10);
INSERT INTO "answers" VALUES('carc-finished',110,3,67);
INSERT INTO "answers" VALUES('carc-finished',111,2,79385);
INSERT INTO "answers" VALUES('carc-finished',112,2,0);
INSERT INTO "answers" VALUES('carc-finished',113,3,60);
INSERT INTO "answers" VALUES('carc-finished',114,0,72228);
INSERT INTO "answers" VALUES('carc-finished',115,0,20);
INSERT INTO "answers" VALUES('carc-finished',116,3,67);
INSERT INTO "answers" VALUES('carc-finished',117,1,75429);
INSERT INTO "answers" VALUES('carc-finished',118,1,0);
INSERT INTO "answers" VALUES('carc-finished',119,3,61);
INSERT INTO "answers" VALUES('carc-finished',120,2,80208);
INSERT INTO "answers" VALUES('carc-finished',121,2,17);
INSERT INTO "answers" VALUES('carc-finished',122,3,72);
INSERT INTO "answers" VALUES('carc-finished',123,0,73031);
INSERT INTO "answers" VALUES('carc-finished',124,0,0);
INSERT INTO "answers" VALUES('carc-finished',125,3,68);
INSERT INTO "answers" VALUES('carc-finished',126,1,74633);
INSERT INTO "answers" VALUES('carc-finished',127,1,0);
INSERT INTO "answers" VALUES('carc-finished',128,3,76);
INSERT INTO "answers" VALUES('carc-finished',129,2,80213);
INSERT INTO "answers" VALUES('carc-finished',130,2,347253);
INSERT INTO "answers" VALUES('carc-finished',131,2,17);
INSERT INTO "answers" VALUES('carc-finished',132,3,70);
INSERT INTO "answers" VALUES('carc-finished',133,0,72224);
INSERT INTO "answers" VALUES('carc-finished',134,0,15);
INSERT INTO "answers" VALUES('carc-finished',135,3,53);
INSERT INTO "answers" VALUES('carc-finished',136,1,79414);
INSERT INTO "answers" VALUES('carc-finished',137,1,12);
INSERT INTO "answers" VALUES('carc-finished',138,3,78);
INSERT INTO "answers" VALUES('carc-finished',139,2,80217);
INSERT INTO "answers" VALUES('carc-finished',140,2,672032);
INSERT INTO "answers" VALUES('carc-finished',141,2,13);
INSERT INTO "answers" VALUES('carc-finished',142,3,50);
INSERT INTO "answers" VALUES('carc-finished',143,0,75425);
INSERT INTO "answers" VALUES('carc-finished',144,0,26);
INSERT INTO "answers" VALUES('carc-finished',145,3,63);
INSERT INTO "answers" VALUES('carc-finished',146,1,76212);
INSERT INTO "answers" VALUES('carc-finished',147,3,71);
INSERT INTO "answers" VALUES('carc-finished',148,2,79421);
INSERT INTO "answers" VALUES('carc-finished',149,2,19);
INSERT INTO "answers" VALUES('carc-finished',150,3,62);
INSERT INTO "answers" VALUES('carc-finished',151,0,77821);
INSERT INTO "answers" VALUES('carc-finished',152,3,72);
INSERT INTO "answers" VALUES('carc-finished',153,1,72235);
INSERT INTO "answers" VALUES('carc-finished',154,1,16);
INSERT INTO "answers" VALUES('carc-finished',155,3,70);
INSERT INTO "answers" VALUES('carc-finished',156,2,74628);
INSERT INTO "answers" VALUES('carc-finished',157,3,54);
INSERT INTO "answers" VALUES('carc-finished',158,0,71434);
INSERT INTO "answers" VALUES('carc-finished',159,0,12);
INSERT INTO "answers" VALUES('carc-finished',160,3,63);
INSERT INTO "answers" VALUES('carc-finished',161,1,77824);
INSERT INTO "answers" VALUES('carc-finished',162,1,10);
INSERT INTO "answers" VALUES('carc-finished',163,3,51);
INSERT INTO "answers" VALUES('carc-finished',164,2,78616);
INSERT INTO "answers" VALUES('carc-finished',165,2,26);
INSERT INTO "answers" VALUES('carc-finished',166,3,70);
INSERT INTO "answers" VALUES('carc-finished',167,0,72220);
INSERT INTO "answers" VALUES('carc-finished',168,0,0);
INSERT INTO "answers" VALUES('carc-finished',169,3,61);
INSERT INTO "answers" VALUES('carc-finished',170,1,76209);
INSERT INTO "answers" VALUES('carc-finished',171,3,59);
INSERT INTO "answers" VALUES('carc-finished',172,2,80223);
INSERT INTO "answers" VALUES('carc-finished',173,3,67);
INSERT INTO "answers" VALUES('carc-finished',174,0,81008);
INSERT INTO "answers" VALUES('carc-finished',175,0,10);
INSERT INTO "answers" VALUES('carc-finished',176,3,71);
INSERT INTO "answers" VALUES('carc-finished',177,1,77798);
INSERT INTO "answers" VALUES('carc-finished',178,1,14);
INSERT INTO "answers" VALUES('carc-finished',179,3,70);
INSERT INTO "answers" VALUES('carc-finished',180,2,70636);
INSERT INTO "answers" VALUES('carc-finished',181,3,61);
INSERT INTO "answers" VALUES('carc-finished',182,0,72216);
INSERT INTO "answers" VALUES('carc-finished',183,3,57);
INSERT INTO "answers" VALUES('carc-finished',184,1,77028);
INSERT INTO "answers" VALUES('carc-finished',185,3,71);
INSERT INTO "answers" VALUES('carc-finished',186,2,78623);
INSERT INTO "answers" VALUES('carc-finished',187,3,80);
INSERT INTO "answers" VALUES('carc-finished',188,0,71422);
INSERT INTO "answers" VALUES('carc-finished',189,0,344052);
INSERT INTO "answers" VALUES('carc-finished',190,3,63);
INSERT INTO "answers" VALUES('carc-finished',191,1,73838);
INSERT INTO "answers" VALUES('carc-finished',192,3,64);
INSERT INTO "answers" VALUES('carc-finished',193,2,78625);
INSERT INTO "answers" VALUES('carc-finished',194,3,71);
INSERT INTO "answers" VALUES('carc-finished',195,0,73023);
INSERT INTO "answers" VALUES('carc-finished',196,3,69);
INSERT INTO "answers" VALUES('carc-finished',197,1,73840);
INSERT INTO "answers" VALUES('carc-finished',198,3,74);
INSERT INTO "answers" VALUES('carc-finished',199,2,79418);
INSERT INTO "answers" VALUES('carc-finished',200,2,358368);
INSERT INTO "answers" VALUES('carc-finished',201,3,70);
INSERT INTO "answers" VALUES('carc-finished',202,0,73817);
INSERT INTO "answers" VALUES('carc-finished',203,3,75);
INSERT INTO "answers" VALUES('carc-finished',204,1,73046);
INSERT INTO "answers" VALUES('carc-finished',205,1,350436);
INSERT INTO "answers" VALUES('carc-finished',206,3,50);
INSERT INTO "answers" VALUES('carc-finished',207,2,69841);
INSERT INTO "answers" VALUES('carc-finished',208,3,68);
INSERT INTO "answers" VALUES('carc-finished',209,0,81006);
INSERT INTO "answers" VALUES('carc-finished',210,3,71);
INSERT INTO "answers" VALUES('carc-finished',211,1,77000);
INSERT INTO "answers" VALUES('carc-finished',212,3,71);
INSERT INTO "answers" VALUES('carc-finished',213,2,69045);
INSERT INTO "answers" VALUES('carc-finished',214,3,81);
INSERT INTO "answers" VALUES('carc-finished',215,0,74615);
INSERT INTO "answers" VALUES('carc-finished',216,0,344052);
INSERT INTO "answers" VALUES('carc-finished',217,3,53);
INSERT INTO "answers" VALUES('carc-finished',218,1,73051);
INSERT INTO "answers" VALUES('carc-finished',219,3,65);
INSERT INTO "answers" VALUES('carc-finished',220,2,78590);
INSERT INTO "answers" VALUES('carc-paused',0,3,40);
INSERT INTO "answers" VALUES('carc-paused',1,3,70);
INSERT INTO "answers" VALUES('carc-paused',2,0,80196);
INSERT INTO "answers" VALUES('carc-paused',3,0,15);
INSERT INTO "answers" VALUES('carc-paused',4,3,73);
INSERT INTO "answers" VALUES('carc-paused',5,1,80192);
INSERT INTO "answers" VALUES('carc-paused',6,1,19);
INSERT INTO "answers" VALUES('carc-paused',7,3,70);
INSERT INTO "answers" VALUES('carc-paused',8,2,79397);
INSERT INTO "answers" VALUES('carc-paused',9,2,14);
INSERT INTO "answers" VALUES('carc-paused',10,3,65);
INSERT INTO "answers" VALUES('carc-paused',11,0,79406);
INSERT INTO "answers" VALUES('carc-paused',12,0,11);
INSERT INTO "answers" VALUES('carc-paused',13,3,71);
INSERT INTO "answers" VALUES('carc-paused',14,1,78608);
INSERT INTO "answers" VALUES('carc-paused',15,1,16);
INSERT INTO "answers" VALUES('carc-paused',16,3,63);
INSERT INTO "answers" VALUES('carc-paused',17,2,77812);
INSERT INTO "answers" VALUES('carc-paused',18,2,20);
INSERT INTO "answers" VALUES('carc-paused',19,3,66);
INSERT INTO "answers" VALUES('carc-paused',20,0,77017);
INSERT INTO "answers" VALUES('carc-paused',21,0,10);
INSERT INTO "answers" VALUES('carc-paused',22,3,51);
INSERT INTO "answers" VALUES('carc-paused',23,1,77816);
INSERT INTO "answers" VALUES('carc-paused',24,1,26);
INSERT INTO "answers" VALUES('carc-paused',25,3,57);
INSERT INTO "answers" VALUES('carc-paused',26,2,77820);
INSERT INTO "answers" VALUES('carc-paused',27,2,10);
INSERT INTO "answers" VALUES('carc-paused',28,3,71);
INSERT INTO "answers" VALUES('carc-paused',29,0,80204);
INSERT INTO "answers" VALUES('carc-paused',30,0,0);
INSERT INTO "answers" VALUES('carc-paused',31,3,78);
INSERT INTO "answers" VALUES('carc-paused',32,1,80208);
INSERT INTO "answers" VALUES('carc-playing',0,3,41);
INSERT INTO "answers" VALUES('carc-playing',1,3,67);
INSERT INTO "answers" VALUES('carc-playing',2,1,79405);
INSERT INTO "answers" VALUES('carc-playing',3,1,10);
INSERT INTO "answers" VALUES('carc-playing',4,3,62);
INSERT INTO "answers" VALUES('carc-playing',5,2,79400);
INSERT INTO "answers" VALUES('carc-playing',6,2,10);
INSERT INTO "answers" VALUES('carc-playing',7,3,59);
INSERT INTO "answers" VALUES('carc-playing',8,0,80205);
INSERT INTO "answers" VALUES('carc-playing',9,0,18);
INSERT INTO "answers" VALUES('carc-playing',10,3,79);
INSERT INTO "answers" VALUES('carc-playing',11,1,80208);
INSERT INTO "answers" VALUES('carc-playing',12,1,358400);
INSERT INTO "answers" VALUES('carc-playing',13,1,10);
INSERT INTO "answers" VALUES('carc-playing',14,3,61);
INSERT INTO "answers" VALUES('carc-playing',15,2,78606);
INSERT INTO "answers" VALUES('carc-playing',16,2,21);
INSERT INTO "answers" VALUES('carc-playing',17,3,57);
INSERT INTO "answers" VALUES('carc-playing',18,0,80997);
INSERT INTO "answers" VALUES('carc-playing',19,0,18);
INSERT INTO "answers" VALUES('carc-playing',20,3,58);
INSERT INTO "answers" VALUES('carc-playing',21,1,79414);
INSERT INTO "answers" VALUES('carc-playing',22,1,18);
INSERT INTO "answers" VALUES('carc-playing',23,3,78);
INSERT INTO "answers" VALUES('carc-playing',24,2,79397);
INSERT INTO "answers" VALUES('carc-playing',25,2,675217);
INSERT INTO "answers" VALUES('carc-playing',26,2,18);
INSERT INTO "answers" VALUES('carc-playing',27,3,77);
INSERT INTO "answers" VALUES('carc-playing',28,0,81000);
INSERT INTO "answers" VALUES('carc-playing',29,0,358405);
INSERT INTO "answers" VALUES('carc-playing',30,0,14);
INSERT INTO "answers" VALUES('carc-playing',31,3,50);
INSERT INTO "answers" VALUES('carc-playing',32,1,78603);
INSERT INTO "answers" VALUES('carc-playing',33,1,26);
INSERT INTO "answers" VALUES('carc-playing',34,3,65);
INSERT INTO "answers" VALUES('carc-playing',35,2,81007);
INSERT INTO "answers" VALUES('carc-playing',36,2,12);
INSERT INTO "answers" VALUES('carc-playing',37,3,71);
INSERT INTO "answers" VALUES('carc-playing',38,0,80199);
INSERT INTO "answers" VALUES('carc-playing',39,3,64);
INSERT INTO "answers" VALUES('carc-playing',40,1,79393);
INSERT INTO "answers" VALUES('carc-playing',41,1,10);
INSERT INTO "answers" VALUES('carc-playing',42,3,51);
INSERT INTO "answers" VALUES('carc-playing',43,2,80192);
INSERT INTO "answers" VALUES('carc-playing',44,2,26);
INSERT INTO "answers" VALUES('carc-playing',45,3,70);
INSERT INTO "answers" VALUES('carc-playing',46,0,81008);
INSERT INTO "answers" VALUES('carc-playing',47,0,21);
INSERT INTO "answers" VALUES('carc-playing',48,3,68);
INSERT INTO "answers" VALUES('carc-playing',49,1,78609);
INSERT INTO "answers" VALUES('carc-playing',50,1,17);
INSERT INTO "answers" VALUES('carc-playing',51,3,63);
INSERT INTO "answers" VALUES('carc-playing',52,2,79408);
INSERT INTO "answers" VALUES('carc-playing',53,3,54);
INSERT INTO "answers" VALUES('carc-playing',54,0,79419);
INSERT INTO "answers" VALUES('carc-playing',55,0,13);
INSERT INTO "answers" VALUES('carc-playing',56,3,72);
INSERT INTO "answers" VALUES('carc-playing',57,1,81012);
INSERT INTO "answers" VALUES('carc-playing',58,1,17);
INSERT INTO "answers" VALUES('carc-playing',59,3,54);
INSERT INTO "answers" VALUES('carc-playing',60,2,81800);
INSERT INTO "answers" VALUES('carc-playing',61,2,20);
INSERT INTO "answers" VALUES('carc-playing',62,3,54);
INSERT INTO "answers" VALUES('carc-playing',63,0,80215);
INSERT INTO "answers" VALUES('carc-playing',64,0,18);
INSERT INTO "answers" VALUES('carc-playing',65,3,70);
INSERT INTO "answers" VALUES('carc-playing',66,1,77804);
INSERT INTO "answers" VALUES('carc-playing',67,1,0);
INSERT INTO "answers" VALUES('carc-playing',68,3,71);
INSERT INTO "answers" VALUES('carc-playing',69,2,81807);
INSERT INTO "answers" VALUES('carc-playing',70,2,0);
INSERT INTO "answers" VALUES('carc-playing',71,3,68);
INSERT INTO "answers" VALUES('carc-playing',72,0,80994);
INSERT INTO "answers" VALUES('carc-playing',73,0,11);
INSERT INTO "answers" VALUES('carc-playing',74,3,55);
INSERT INTO "answers" VALUES('carc-playing',75,1,78597);
INSERT INTO "answers" VALUES('carc-playing',76,1,0);
INSERT INTO "answers" VALUES('carc-playing',77,3,74);
INSERT INTO "answers" VALUES('carc-playing',78,2,81017);
INSERT INTO "answers" VALUES('carc-playing',79,2,675208);
INSERT INTO "answers" VALUES('carc-playing',80,2,17);
INSERT INTO "answers" VALUES('carc-playing',81,3,60);
INSERT INTO "answers" VALUES('carc-playing',82,0,81023);
INSERT INTO "answers" VALUES('carc-playing',83,0,13);
INSERT INTO "answers" VALUES('carc-playing',84,3,51);
INSERT INTO "answers" VALUES('carc-playing',85,1,80216);
INSERT INTO "answers" VALUES('carc-playing',86,1,26);
INSERT INTO "answers" VALUES('carc-playing',87,3,70);
INSERT INTO "answers" VALUES('carc-playing',88,2,80189);
INSERT INTO "answers" VALUES('carc-playing',89,2,14);
INSERT INTO "answers" VALUES('carc-playing',90,3,53);
INSERT INTO "answers" VALUES('carc-playing',91,0,81788);
INSERT INTO "answers" VALUES('carc-playing',92,0,0);
INSERT INTO "answers" VALUES('carc-playing',93,3,57);
INSERT INTO "answers" VALUES('carc-playing',94,1,80225);
INSERT INTO "answers" VALUES('carc-playing',95,1,18);
INSERT INTO "answers" VALUES('carc-playing',96,3,51);
INSERT INTO "answers" VALUES('carc-playing',97,2,78616);
INSERT INTO "answers" VALUES('carc-playing',98,2,26);
INSERT INTO "answers" VALUES('carc-playing',99,3,71);
INSERT INTO "answers" VALUES('carc-playing',100,0,78622);
INSERT INTO "answers" VALUES('carc-playing',101,0,0);
INSERT INTO "answers" VALUES('carc-playing',102,3,72);
INSERT INTO "answers" VALUES('carc-playing',103,1,77808);
INSERT INTO "answers" VALUES('carc-playing',104,1,16);
INSERT INTO "answers" VALUES('carc-playing',105,3,56);
INSERT INTO "answers" VALUES('carc-playing',106,2,77820);
INSERT INTO "answers" VALUES('carc-playing',107,2,0);
INSERT INTO "answers" VALUES('carc-playing',108,3,55);
INSERT INTO "answers" VALUES('carc-playing',109,0,80988);
INSERT INTO "answers" VALUES('carc-playing',110,0,0);
INSERT INTO "answers" VALUES('carc-playing',111,3,81);
INSERT INTO "answers" VALUES('carc-playing',112,1,77803);
INSERT INTO "answers" VALUES('disc-finished',0,3,70000);
INSERT INTO "answers" VALUES('disc-finished',1,3,70000);
INSERT INTO "answers" VALUES('disc-finished',2,3,70003);
INSERT INTO "answers" VALUES('disc-finished',3,3,70005);
INSERT INTO "answers" VALUES('disc-finished',4,3,70001);
INSERT INTO "answers" VALUES('disc-finished',5,3,70002);
INSERT INTO "answers" VALUES('disc-finished',6,3,70004);
INSERT INTO "answers" VALUES('disc-finished',7,3,70005);
INSERT INTO "answers" VALUES('disc-finished',8,3,70001);
INSERT INTO "answers" VALUES('disc-finished',9,3,70004);
INSERT INTO "answers" VALUES('disc-finished',10,3,70001);
INSERT INTO "answers" VALUES('disc-finished',11,3,70001);
INSERT INTO "answers" VALUES('disc-finished',12,3,70003);
INSERT INTO "answers" VALUES('disc-finished',13,3,70002);
INSERT INTO "answers" VALUES('disc-finished',14,3,70003);
INSERT INTO "answers" VALUES('disc-finished',15,3,70002);
INSERT INTO "answers" VALUES('disc-finished',16,3,70606);
INSERT INTO "answers" VALUES('disc-finished',17,3,70630);
INSERT INTO "answers" VALUES('disc-finished',18,3,70632);
INSERT INTO "answers" VALUES('disc-finished',19,3,70625);
INSERT INTO "answers" VALUES('disc-finished',20,3,70601);
INSERT INTO "answers" VALUES('disc-finished',21,3,70622);
INSERT INTO "answers" VALUES('disc-finished',22,1,22);
INSERT INTO "answers" VALUES('disc-finished',23,2,20);
INSERT INTO "answers" VALUES('disc-finished',24,0,21);
INSERT INTO "answers" VALUES('disc-finished',25,3,70344);
INSERT INTO "answers" VALUES('disc-finished',26,3,70225);
INSERT INTO "answers" VALUES('disc-finished',27,3,70205);
INSERT INTO "answers" VALUES('disc-finished',28,3,70236);
INSERT INTO "answers" VALUES('disc-finished',29,3,70217);
INSERT INTO "answers" VALUES('disc-finished',30,3,70216);
INSERT INTO "answers" VALUES('disc-finished',31,3,70292);
INSERT INTO "answers" VALUES('disc-finished',32,3,70221);
INSERT INTO "answers" VALUES('disc-finished',33,3,70264);
INSERT INTO "answers" VALUES('disc-finished',34,0,101);
INSERT INTO "answers" VALUES('disc-finished',35,1,101);
INSERT INTO "answers" VALUES('disc-finished',36,2,101);
INSERT INTO "answers" VALUES('disc-finished',37,3,70560);
INSERT INTO "answers" VALUES('disc-finished',38,3,70476);
INSERT INTO "answers" VALUES('disc-finished',39,3,70002);
INSERT INTO "answers" VALUES('disc-finished',40,0,263);
INSERT INTO "answers" VALUES('disc-finished',41,3,70615);
INSERT INTO "answers" VALUES('disc-finished',42,0,3);
INSERT INTO "answers" VALUES('disc-finished',43,3,70629);
INSERT INTO "answers" VALUES('disc-finished',44,0,12522);
INSERT INTO "answers" VALUES('disc-finished',45,3,70628);
INSERT INTO "answers" VALUES('disc-finished',46,0,3);
INSERT INTO "answers" VALUES('disc-finished',47,3,70618);
INSERT INTO "answers" VALUES('disc-finished',48,3,70268);
INSERT INTO "answers" VALUES('disc-finished',49,3,70228);
INSERT INTO "answers" VALUES('disc-finished',50,1,0);
INSERT INTO "answers" VALUES('disc-finished',51,3,70480);
INSERT INTO "answers" VALUES('disc-finished',52,1,261);
INSERT INTO "answers" VALUES('disc-finished',53,3,70601);
INSERT INTO "answers" VALUES('disc-finished',54,1,2625);
INSERT INTO "answers" VALUES('disc-finished',55,3,70623);
INSERT INTO "answers" VALUES('disc-finished',56,1,3);
INSERT INTO "answers" VALUES('disc-finished',57,3,70615);
INSERT INTO "answers" VALUES('disc-finished',58,1,250);
INSERT INTO "answers" VALUES('disc-finished',59,3,70612);
INSERT INTO "answers" VALUES('disc-finished',60,1,944);
INSERT INTO "answers" VALUES('disc-finished',61,1,3);
INSERT INTO "answers" VALUES('disc-finished',62,3,70633);
INSERT INTO "answers" VALUES('disc-finished',63,1,5);
INSERT INTO "answers" VALUES('disc-finished',64,3,70256);
INSERT INTO "answers" VALUES('disc-finished',65,3,70300);
INSERT INTO "answers" VALUES('disc-finished',66,3,70356);
INSERT INTO "answers" VALUES('disc-finished',67,3,70528);
INSERT INTO "answers" VALUES('disc-finished',68,3,70520);
INSERT INTO "answers" VALUES('disc-finished',69,2,2016);
INSERT INTO "answers" VALUES('disc-finished',70,3,70209);
INSERT INTO "answers" VALUES('disc-finished',71,3,70308);
INSERT INTO "answers" VALUES('disc-finished',72,2,2017);
INSERT INTO "answers" VALUES('disc-finished',73,3,70229);
INSERT INTO "answers" VALUES('disc-finished',74,3,70316);
INSERT INTO "answers" VALUES('disc-finished',75,2,273);
INSERT INTO "answers" VALUES('disc-finished',76,2,2);
INSERT INTO "answers" VALUES('disc-finished',77,3,70628);
INSERT INTO "answers" VALUES('disc-finished',78,2,3);
INSERT INTO "answers" VALUES('disc-finished',79,3,70629);
INSERT INTO "answers" VALUES('disc-finished',80,2,255);
INSERT INTO "answers" VALUES('disc-finished',81,2,2);
INSERT INTO "answers" VALUES('disc-finished',82,3,70635);
INSERT INTO "answers" VALUES('disc-finished',83,2,3);
INSERT INTO "answers" VALUES('disc-finished',84,3,70605);
INSERT INTO "answers" VALUES('disc-finished',85,2,4);
INSERT INTO "answers" VALUES('disc-finished',86,2,2809);
INSERT INTO "answers" VALUES('disc-finished',87,2,3116);
INSERT INTO "answers" VALUES('disc-finished',88,2,3036);
INSERT INTO "answers" VALUES('disc-finished',89,2,13);
INSERT INTO "answers" VALUES('disc-finished',90,3,70272);
INSERT INTO "answers" VALUES('disc-finished',91,3,70364);
INSERT INTO "answers" VALUES('disc-finished',92,3,70213);
INSERT INTO "answers" VALUES('disc-finished',93,2,5);
INSERT INTO "answers" VALUES('disc-finished',94,3,70433);
INSERT INTO "answers" VALUES('disc-finished',95,3,70412);
INSERT INTO "answers" VALUES('disc-finished',96,3,70484);
INSERT INTO "answers" VALUES('disc-finished',97,3,70552);
INSERT INTO "answers" VALUES('disc-finished',98,3,70524);
INSERT INTO "answers" VALUES('disc-finished',99,0,281);
INSERT INTO "answers" VALUES('disc-finished',100,3,70625);
INSERT INTO "answers" VALUES('disc-finished',101,0,3);
INSERT INTO "answers" VALUES('disc-finished',102,3,70614);
INSERT INTO "answers" VALUES('disc-finished',103,0,274);
INSERT INTO "answers" VALUES('disc-finished',104,3,70108);
INSERT INTO "answers" VALUES('disc-finished',105,3,70612);
INSERT INTO "answers" VALUES('disc-finished',106,0,9);
INSERT INTO "answers" VALUES('disc-finished',107,0,692);
INSERT INTO "answers" VALUES('disc-finished',108,0,3);
INSERT INTO "answers" VALUES('disc-finished',109,3,70619);
INSERT INTO "answers" VALUES('disc-finished',110,0,1068);
INSERT INTO "answers" VALUES('disc-finished',111,3,70244);
INSERT INTO "answers" VALUES('disc-finished',112,3,70348);
INSERT INTO "answers" VALUES('disc-finished',113,1,0);
INSERT INTO "answers" VALUES('disc-finished',114,3,70488);
INSERT INTO "answers" VALUES('disc-finished',115,1,152);
INSERT INTO "answers" VALUES('disc-finished',116,3,70005);
INSERT INTO "answers" VALUES('disc-finished',117,1,252);
INSERT INTO "answers" VALUES('disc-finished',118,1,10);
INSERT INTO "answers" VALUES('disc-finished',119,1,272);
INSERT INTO "answers" VALUES('disc-finished',120,1,1700);
INSERT INTO "answers" VALUES('disc-finished',121,1,1356);
INSERT INTO "answers" VALUES('disc-finished',122,1,575);
INSERT INTO "answers" VALUES('disc-finished',123,3,70113);
INSERT INTO "answers" VALUES('disc-finished',124,1,562);
INSERT INTO "answers" VALUES('disc-finished',125,3,70117);
INSERT INTO "answers" VALUES('disc-finished',126,1,5);
INSERT INTO "answers" VALUES('disc-finished',127,3,70232);
INSERT INTO "answers" VALUES('disc-finished',128,3,70368);
INSERT INTO "answers" VALUES('disc-finished',129,3,70202);
INSERT INTO "answers" VALUES('disc-finished',130,3,70452);
INSERT INTO "answers" VALUES('disc-finished',131,2,2013);
INSERT INTO "answers" VALUES('disc-finished',132,3,70248);
INSERT INTO "answers" VALUES('disc-finished',133,3,70201);
INSERT INTO "answers" VALUES('disc-finished',134,2,4005);
INSERT INTO "answers" VALUES('disc-finished',135,2,11887);
INSERT INTO "answers" VALUES('disc-finished',136,3,70607);
INSERT INTO "answers" VALUES('disc-finished',137,2,708);
INSERT INTO "answers" VALUES('disc-finished',138,2,964);
INSERT INTO "answers" VALUES('disc-finished',139,2,3);
INSERT INTO "answers" VALUES('disc-finished',140,3,70612);
INSERT INTO "answers" VALUES('disc-finished',141,2,31141);
INSERT INTO "answers" VALUES('disc-finished',142,2,12823);
INSERT INTO "answers" VALUES('disc-finished',143,3,70632);
INSERT INTO "answers" VALUES('disc-finished',144,2,3);
INSERT INTO "answers" VALUES('disc-finished',145,3,70628);
INSERT INTO "answers" VALUES('disc-finished',146,3,70220);
INSERT INTO "answers" VALUES('disc-finished',147,3,70206);
INSERT INTO "answers" VALUES('disc-finished',148,3,70222);
INSERT INTO "answers" VALUES('disc-finished',149,3,70260);
INSERT INTO "answers" VALUES('disc-finished',150,3,70440);
INSERT INTO "answers" VALUES('disc-finished',151,0,157);
INSERT INTO "answers" VALUES('disc-finished',152,0,11734);
INSERT INTO "answers" VALUES('disc-finished',153,0,2);
INSERT INTO "answers" VALUES('disc-finished',154,3,70619);
INSERT INTO "answers" VALUES('disc-finished',155,0,3);
INSERT INTO "answers" VALUES('disc-finished',156,3,70631);
INSERT INTO "answers" VALUES('disc-finished',157,0,262);
INSERT INTO "answers" VALUES('disc-finished',158,3,70635);
INSERT INTO "answers" VALUES('disc-finished',159,0,948);
INSERT INTO "answers" VALUES('disc-finished',160,0,3);
INSERT INTO "answers" VALUES('disc-finished',161,3,70628);
INSERT INTO "answers" VALUES('disc-finished',162,3,70224);
INSERT INTO "answers" VALUES('disc-finished',163,3,70200);
INSERT INTO "answers" VALUES('disc-finished',164,3,70340);
INSERT INTO "answers" VALUES('disc-finished',165,1,0);
INSERT INTO "answers" VALUES('disc-finished',166,3,70404);
INSERT INTO "answers" VALUES('disc-finished',167,1,4008);
INSERT INTO "answers" VALUES('disc-finished',168,1,278);
INSERT INTO "answers" VALUES('disc-finished',169,3,70618);
INSERT INTO "answers" VALUES('disc-finished',170,1,3);
INSERT INTO "answers" VALUES('disc-finished',171,3,70607);
INSERT INTO "answers" VALUES('disc-finished',172,1,50223);
INSERT INTO "answers" VALUES('disc-finished',173,1,269);
INSERT INTO "answers" VALUES('disc-finished',174,3,70629);
INSERT INTO "answers" VALUES('disc-finished',175,1,3);
INSERT INTO "answers" VALUES('disc-finished',176,3,70612);
INSERT INTO "answers" VALUES('disc-finished',177,3,70332);
INSERT INTO "answers" VALUES('disc-finished',178,3,70304);
INSERT INTO "answers" VALUES('disc-finished',179,3,70208);
INSERT INTO "answers" VALUES('disc-finished',180,2,0);
INSERT INTO "answers" VALUES('disc-finished',181,3,70512);
INSERT INTO "answers" VALUES('disc-finished',182,3,70003);
INSERT INTO "answers" VALUES('disc-finished',183,2,267);
INSERT INTO "answers" VALUES('disc-finished',184,3,70605);
INSERT INTO "answers" VALUES('disc-finished',185,2,3);
INSERT INTO "answers" VALUES('disc-finished',186,3,70616);
INSERT INTO "answers" VALUES('disc-finished',187,2,12371);
INSERT INTO "answers" VALUES('disc-finished',188,3,70600);
INSERT INTO "answers" VALUES('disc-finished',189,2,606);
INSERT INTO "answers" VALUES('disc-finished',190,2,3);
INSERT INTO "answers" VALUES('disc-finished',191,3,70605);
INSERT INTO "answers" VALUES('disc-finished',192,2,1020);
INSERT INTO "answers" VALUES('disc-finished',193,3,70296);
INSERT INTO "answers" VALUES('disc-finished',194,3,70336);
INSERT INTO "answers" VALUES('disc-finished',195,3,70201);
INSERT INTO "answers" VALUES('disc-finished',196,3,70308);
INSERT INTO "answers" VALUES('disc-finished',197,3,70416);
INSERT INTO "answers" VALUES('disc-finished',198,0,4002);
INSERT INTO "answers" VALUES('disc-finished',199,0,10841);
INSERT INTO "answers" VALUES('disc-finished',200,3,70625);
INSERT INTO "answers" VALUES('disc-finished',201,0,3);
INSERT INTO "answers" VALUES('disc-finished',202,3,70624);
INSERT INTO "answers" VALUES('disc-finished',203,0,4);
INSERT INTO "answers" VALUES('disc-finished',204,0,11099);
INSERT INTO "answers" VALUES('disc-finished',205,3,70119);
INSERT INTO "answers" VALUES('disc-finished',206,3,70625);
INSERT INTO "answers" VALUES('disc-finished',207,0,300);
INSERT INTO "answers" VALUES('disc-finished',208,3,70248);
INSERT INTO "answers" VALUES('disc-finished',209,3,70204);
INSERT INTO "answers" VALUES('disc-finished',210,3,70225);
INSERT INTO "answers" VALUES('disc-finished',211,3,70429);
INSERT INTO "answers" VALUES('disc-finished',212,3,70512);
INSERT INTO "answers" VALUES('disc-finished',213,3,70500);
INSERT INTO "answers" VALUES('disc-finished',214,1,4314);
INSERT INTO "answers" VALUES('disc-finished',215,1,264);
INSERT INTO "answers" VALUES('disc-finished',216,3,70110);
INSERT INTO "answers" VALUES('disc-finished',217,1,2);
INSERT INTO "answers" VALUES('disc-finished',218,3,70609);
INSERT INTO "answers" VALUES('disc-finished',219,1,808);
INSERT INTO "answers" VALUES('disc-finished',220,1,932);
INSERT INTO "answers" VALUES('disc-finished',221,1,968);
INSERT INTO "answers" VALUES('disc-finished',222,1,3);
INSERT INTO "answers" VALUES('disc-finished',223,3,70608);
INSERT INTO "answers" VALUES('disc-finished',224,1,1032);
INSERT INTO "answers" VALUES('disc-finished',225,1,12184);
INSERT INTO "answers" VALUES('disc-finished',226,0,32);
INSERT INTO "answers" VALUES('disc-finished',227,1,33);
INSERT INTO "answers" VALUES('disc-finished',228,3,70233);
INSERT INTO "answers" VALUES('disc-finished',229,3,70292);
INSERT INTO "answers" VALUES('disc-finished',230,3,70260);
INSERT INTO "answers" VALUES('disc-finished',231,3,70205);
INSERT INTO "answers" VALUES('disc-finished',232,3,70284);
INSERT INTO "answers" VALUES('disc-finished',233,3,70236);
INSERT INTO "answers" VALUES('disc-finished',234,3,70560);
INSERT INTO "answers" VALUES('disc-finished',235,3,70480);
INSERT INTO "answers" VALUES('disc-finished',236,2,2096);
INSERT INTO "answers" VALUES('disc-finished',237,3,70209);
INSERT INTO "answers" VALUES('disc-finished',238,3,70202);
INSERT INTO "answers" VALUES('disc-finished',239,2,10871);
INSERT INTO "answers" VALUES('disc-finished',240,3,70108);
INSERT INTO "answers" VALUES('disc-finished',241,2,6);
INSERT INTO "answers" VALUES('disc-finished',242,2,2);
INSERT INTO "answers" VALUES('disc-finished',243,3,70628);
INSERT INTO "answers" VALUES('disc-finished',244,2,708);
INSERT INTO "answers" VALUES('disc-finished',245,2,3);
INSERT INTO "answers" VALUES('disc-finished',246,3,70612);
INSERT INTO "answers" VALUES('disc-finished',247,2,5547);
INSERT INTO "answers" VALUES('disc-finished',248,3,70700);
INSERT INTO "answers" VALUES('disc-finished',249,2,2809);
INSERT INTO "answers" VALUES('disc-finished',250,2,13);
INSERT INTO "answers" VALUES('disc-finished',251,3,70288);
INSERT INTO "answers" VALUES('disc-finished',252,2,355);
INSERT INTO "answers" VALUES('disc-finished',253,2,4005);
INSERT INTO "answers" VALUES('disc-finished',254,2,4008);
INSERT INTO "answers" VALUES('disc-finished',255,2,263);
INSERT INTO "answers" VALUES('disc-finished',256,3,70622);
INSERT INTO "answers" VALUES('disc-finished',257,2,688);
INSERT INTO "answers" VALUES('disc-finished',258,2,3);
INSERT INTO "answers" VALUES('disc-finished',259,3,70622);
INSERT INTO "answers" VALUES('disc-finished',260,3,70244);
INSERT INTO "answers" VALUES('disc-finished',261,3,70272);
INSERT INTO "answers" VALUES('disc-finished',262,3,70348);
INSERT INTO "answers" VALUES('disc-finished',263,3,70220);
INSERT INTO "answers" VALUES('disc-finished',264,3,70356);
INSERT INTO "answers" VALUES('disc-finished',265,0,0);
INSERT INTO "answers" VALUES('disc-finished',266,3,70520);
INSERT INTO "answers" VALUES('disc-finished',267,3,70413);
INSERT INTO "answers" VALUES('disc-finished',268,0,152);
INSERT INTO "answers" VALUES('disc-finished',269,3,70000);
INSERT INTO "answers" VALUES('disc-finished',270,0,252);
INSERT INTO "answers" VALUES('disc-finished',271,3,70635);
INSERT INTO "answers" VALUES('disc-finished',272,0,3);
INSERT INTO "answers" VALUES('disc-finished',273,3,70615);
INSERT INTO "answers" VALUES('disc-finished',274,0,11888);
INSERT INTO "answers" VALUES('disc-finished',275,3,70109);
INSERT INTO "answers" VALUES('disc-finished',276,3,70623);
INSERT INTO "answers" VALUES('disc-finished',277,0,3);
INSERT INTO "answers" VALUES('disc-finished',278,3,70624);
INSERT INTO "answers" VALUES('disc-finished',279,0,5099);
INSERT INTO "answers" VALUES('disc-finished',280,3,70700);
INSERT INTO "answers" VALUES('disc-finished',281,0,5103);
INSERT INTO "answers" VALUES('disc-finished',282,3,70701);
INSERT INTO "answers" VALUES('disc-finished',283,0,50172);
INSERT INTO "answers" VALUES('disc-finished',284,3,70206);
INSERT INTO "answers" VALUES('disc-finished',285,3,70276);
INSERT INTO "answers" VALUES('disc-finished',286,3,70316);
INSERT INTO "answers" VALUES('disc-finished',287,3,70252);
INSERT INTO "answers" VALUES('disc-finished',288,3,70240);
INSERT INTO "answers" VALUES('disc-finished',289,1,0);
INSERT INTO "answers" VALUES('disc-finished',290,3,70544);
INSERT INTO "answers" VALUES('disc-finished',291,1,267);
INSERT INTO "answers" VALUES('disc-finished',292,3,70121);
INSERT INTO "answers" VALUES('disc-finished',293,3,70616);
INSERT INTO "answers" VALUES('disc-finished',294,1,21416);
INSERT INTO "answers" VALUES('disc-finished',295,1,268);
INSERT INTO "answers" VALUES('disc-finished',296,3,70120);
INSERT INTO "answers" VALUES('disc-finished',297,3,70604);
INSERT INTO "answers" VALUES('disc-finished',298,1,311);
INSERT INTO "answers" VALUES('disc-finished',299,1,5);
INSERT INTO "answers" VALUES('disc-finished',300,3,70264);
INSERT INTO "answers" VALUES('disc-finished',301,2,0);
INSERT INTO "answers" VALUES('disc-finished',302,3,70412);
INSERT INTO "answers" VALUES('disc-finished',303,2,2148);
INSERT INTO "answers" VALUES('disc-finished',304,3,70352);
INSERT INTO "answers" VALUES('disc-finished',305,3,70268);
INSERT INTO "answers" VALUES('disc-finished',306,2,257);
INSERT INTO "answers" VALUES('disc-finished',307,3,70614);
INSERT INTO "answers" VALUES('disc-finished',308,2,952);
INSERT INTO "answers" VALUES('disc-finished',309,2,956);
INSERT INTO "answers" VALUES('disc-finished',310,2,3);
INSERT INTO "answers" VALUES('disc-finished',311,3,70616);
INSERT INTO "answers" VALUES('disc-finished',312,2,1072);
INSERT INTO "answers" VALUES('disc-finished',313,2,273);
INSERT INTO "answers" VALUES('disc-finished',314,3,70111);
INSERT INTO "answers" VALUES('disc-finished',315,3,70615);
INSERT INTO "answers" VALUES('disc-finished',316,2,3);
INSERT INTO "answers" VALUES('disc-finished',317,3,70605);
INSERT INTO "answers" VALUES('disc-finished',318,2,1844);
INSERT INTO "answers" VALUES('disc-finished',319,2,300);
INSERT INTO "answers" VALUES('disc-finished',320,3,70324);
INSERT INTO "answers" VALUES('disc-finished',321,3,70364);
INSERT INTO "answers" VALUES('disc-finished',322,3,70217);
INSERT INTO "answers" VALUES('disc-finished',323,0,0);
INSERT INTO "answers" VALUES('disc-finished',324,3,70528);
INSERT INTO "answers" VALUES('disc-finished',325,0,11582);
INSERT INTO "answers" VALUES('disc-finished',326,3,70114);
INSERT INTO "answers" VALUES('disc-finished',327,0,6);
INSERT INTO "answers" VALUES('disc-finished',328,3,70611);
INSERT INTO "answers" VALUES('disc-finished',329,0,606);
INSERT INTO "answers" VALUES('disc-finished',330,0,716);
INSERT INTO "answers" VALUES('disc-finished',331,0,3);
INSERT INTO "answers" VALUES('disc-finished',332,3,70605);
INSERT INTO "answers" VALUES('disc-finished',333,0,4);
INSERT INTO "answers" VALUES('disc-finished',334,0,12049);
INSERT INTO "answers" VALUES('disc-finished',335,3,70108);
INSERT INTO "answers" VALUES('disc-finished',336,3,70606);
INSERT INTO "answers" VALUES('disc-finished',337,0,2676);
INSERT INTO "answers" VALUES('disc-finished',338,3,70601);
INSERT INTO "answers" VALUES('disc-finished',339,0,2740);
INSERT INTO "answers" VALUES('disc-finished',340,3,70630);
INSERT INTO "answers" VALUES('disc-finished',341,0,3);
INSERT INTO "answers" VALUES('disc-finished',342,3,70614);
INSERT INTO "answers" VALUES('disc-finished',343,0,370);
INSERT INTO "answers" VALUES('disc-finished',344,3,70308);
INSERT INTO "answers" VALUES('disc-finished',345,3,70221);
INSERT INTO "answers" VALUES('disc-finished',346,3,70222);
INSERT INTO "answers" VALUES('disc-finished',347,3,70272);
INSERT INTO "answers" VALUES('disc-finished',348,3,70328);
INSERT INTO "answers" VALUES('disc-finished',349,3,70244);
INSERT INTO "answers" VALUES('disc-finished',350,1,0);
INSERT INTO "answers" VALUES('disc-finished',351,3,70568);
INSERT INTO "answers" VALUES('disc-finished',352,3,70401);
INSERT INTO "answers" VALUES('disc-finished',353,3,70425);
INSERT INTO "answers" VALUES('disc-finished',354,3,70004);
INSERT INTO "answers" VALUES('disc-finished',355,1,263);
INSERT INTO "answers" VALUES('disc-finished',356,3,70628);
INSERT INTO "answers" VALUES('disc-finished',357,1,3);
INSERT INTO "answers" VALUES('disc-finished',358,3,70603);
INSERT INTO "answers" VALUES('disc-finished',359,1,12361);
INSERT INTO "answers" VALUES('disc-finished',360,3,70618);
INSERT INTO "answers" VALUES('disc-finished',361,1,605);
INSERT INTO "answers" VALUES('disc-finished',362,1,692);
INSERT INTO "answers" VALUES('disc-finished',363,1,3);
INSERT INTO "answers" VALUES('disc-finished',364,1,42);
INSERT INTO "answers" VALUES('disc-finished',365,3,70619);
INSERT INTO "answers" VALUES('disc-finished',366,1,1033);
INSERT INTO "answers" VALUES('disc-finished',367,3,70316);
INSERT INTO "answers" VALUES('disc-finished',368,3,70216);
INSERT INTO "answers" VALUES('disc-finished',369,3,70206);
INSERT INTO "answers" VALUES('disc-finished',370,3,70340);
INSERT INTO "answers" VALUES('disc-finished',371,3,70536);
INSERT INTO "answers" VALUES('disc-finished',372,2,2017);
INSERT INTO "answers" VALUES('disc-finished',373,3,70300);
INSERT INTO "answers" VALUES('disc-finished',374,3,70204);
INSERT INTO "answers" VALUES('disc-finished',375,2,273);
INSERT INTO "answers" VALUES('disc-finished',376,2,2);
INSERT INTO "answers" VALUES('disc-finished',377,3,70602);
INSERT INTO "answers" VALUES('disc-finished',378,2,604);
INSERT INTO "answers" VALUES('disc-finished',379,2,700);
INSERT INTO "answers" VALUES('disc-finished',380,2,924);
INSERT INTO "answers" VALUES('disc-finished',381,2,964);
INSERT INTO "answers" VALUES('disc-finished',382,2,3);
INSERT INTO "answers" VALUES('disc-finished',383,3,70616);
INSERT INTO "answers" VALUES('disc-finished',384,2,1068);
INSERT INTO "answers" VALUES('disc-finished',385,2,10799);
INSERT INTO "answers" VALUES('disc-finished',386,3,70629);
INSERT INTO "answers" VALUES('disc-finished',387,2,3);
INSERT INTO "answers" VALUES('disc-finished',388,3,70601);
INSERT INTO "answers" VALUES('disc-finished',389,3,70344);
INSERT INTO "answers" VALUES('disc-finished',390,3,70224);
INSERT INTO "answers" VALUES('disc-finished',391,3,70200);
INSERT INTO "answers" VALUES('disc-finished',392,3,70252);
INSERT INTO "answers" VALUES('disc-finished',393,3,70276);
INSERT INTO "answers" VALUES('disc-finished',394,3,70232);
INSERT INTO "answers" VALUES('disc-finished',395,3,70408);
INSERT INTO "answers" VALUES('disc-finished',396,0,11733);
INSERT INTO "answers" VALUES('disc-finished',397,3,70632);
INSERT INTO "answers" VALUES('disc-finished',398,0,708);
INSERT INTO "answers" VALUES('disc-finished',399,0,928);
INSERT INTO "answers" VALUES('disc-finished',400,0,3);
INSERT INTO "answers" VALUES('disc-finished',401,3,70632);
INSERT INTO "answers" VALUES('disc-finished',402,0,1021);
INSERT INTO "answers" VALUES('disc-finished',403,0,10868);
INSERT INTO "answers" VALUES('disc-finished',404,3,70115);
INSERT INTO "answers" VALUES('disc-finished',405,3,70601);
INSERT INTO "answers" VALUES('disc-finished',406,0,22820);
INSERT INTO "answers" VALUES('disc-finished',407,3,70236);
INSERT INTO "answers" VALUES('disc-finished',408,3,70248);
INSERT INTO "answers" VALUES('disc-finished',409,3,70360);
INSERT INTO "answers" VALUES('disc-finished',410,3,70280);
INSERT INTO "answers" VALUES('disc-finished',411,3,70209);
INSERT INTO "answers" VALUES('disc-finished',412,3,70356);
INSERT INTO "answers" VALUES('disc-finished',413,1,0);
INSERT INTO "answers" VALUES('disc-finished',414,3,70520);
INSERT INTO "answers" VALUES('disc-finished',415,1,2016);
INSERT INTO "answers" VALUES('disc-finished',416,3,70228);
INSERT INTO "answers" VALUES('disc-finished',417,3,70229);
INSERT INTO "answers" VALUES('disc-finished',418,1,12506);
INSERT INTO "answers" VALUES('disc-finished',419,3,70631);
INSERT INTO "answers" VALUES('disc-finished',420,1,3);
INSERT INTO "answers" VALUES('disc-finished',421,3,70628);
INSERT INTO "answers" VALUES('disc-finished',422,1,263);
INSERT INTO "answers" VALUES('disc-finished',423,3,70116);
INSERT INTO "answers" VALUES('disc-finished',424,3,70608);
INSERT INTO "answers" VALUES('disc-finished',425,1,606);
INSERT INTO "answers" VALUES('disc-finished',426,1,716);
INSERT INTO "answers" VALUES('disc-finished',427,1,3);
INSERT INTO "answers" VALUES('disc-finished',428,3,70625);
INSERT INTO "answers" VALUES('disc-finished',429,1,1028);
INSERT INTO "answers" VALUES('disc-finished',430,1,1029);
INSERT INTO "answers" VALUES('disc-finished',431,3,70288);
INSERT INTO "answers" VALUES('disc-finished',432,3,70348);
INSERT INTO "answers" VALUES('disc-finished',433,3,70256);
INSERT INTO "answers" VALUES('disc-finished',434,3,70212);
INSERT INTO "answers" VALUES('disc-finished',435,3,70402);
INSERT INTO "answers" VALUES('disc-finished',436,2,157);
INSERT INTO "answers" VALUES('disc-finished',437,3,70003);
INSERT INTO "answers" VALUES('disc-finished',438,2,4002);
INSERT INTO "answers" VALUES('disc-finished',439,2,265);
INSERT INTO "answers" VALUES('disc-finished',440,3,70625);
INSERT INTO "answers" VALUES('disc-finished',441,2,3);
INSERT INTO "answers" VALUES('disc-finished',442,3,70607);
INSERT INTO "answers" VALUES('disc-finished',443,2,12056);
INSERT INTO "answers" VALUES('disc-finished',444,3,70118);
INSERT INTO "answers" VALUES('disc-finished',445,3,70606);
INSERT INTO "answers" VALUES('disc-finished',446,2,2624);
INSERT INTO "answers" VALUES('disc-finished',447,3,70607);
INSERT INTO "answers" VALUES('disc-finished',448,2,2676);
INSERT INTO "answers" VALUES('disc-finished',449,3,70602);
INSERT INTO "answers" VALUES('disc-finished',450,2,329);
INSERT INTO "answers" VALUES('disc-finished',451,2,5);
INSERT INTO "answers" VALUES('disc-finished',452,3,70240);
INSERT INTO "answers" VALUES('disc-finished',453,3,70296);
INSERT INTO "answers" VALUES('disc-finished',454,3,70304);
INSERT INTO "answers" VALUES('disc-finished',455,3,70352);
INSERT INTO "answers" VALUES('disc-finished',456,0,0);
INSERT INTO "answers" VALUES('disc-finished',457,3,70532);
INSERT INTO "answers" VALUES('disc-finished',458,0,13136);
INSERT INTO "answers" VALUES('disc-finished',459,0,2);
INSERT INTO "answers" VALUES('disc-finished',460,3,70606);
INSERT INTO "answers" VALUES('disc-finished',461,0,3);
INSERT INTO "answers" VALUES('disc-finished',462,3,70610);
INSERT INTO "answers" VALUES('disc-finished',463,0,11429);
INSERT INTO "answers" VALUES('disc-finished',464,0,2);
INSERT INTO "answers" VALUES('disc-finished',465,3,70608);
INSERT INTO "answers" VALUES('disc-finished',466,0,809);
INSERT INTO "answers" VALUES('disc-finished',467,0,956);
INSERT INTO "answers" VALUES('disc-finished',468,0,960);
INSERT INTO "answers" VALUES('disc-finished',469,0,3);
INSERT INTO "answers" VALUES('disc-finished',470,3,70632);
INSERT INTO "answers" VALUES('disc-finished',471,3,70312);
INSERT INTO "answers" VALUES('disc-finished',472,3,70213);
INSERT INTO "answers" VALUES('disc-finished',473,3,70336);
INSERT INTO "answers" VALUES('disc-finished',474,3,70208);
INSERT INTO "answers" VALUES('disc-finished',475,3,70272);
INSERT INTO "answers" VALUES('disc-finished',476,3,70424);
INSERT INTO "answers" VALUES('disc-finished',477,1,156);
INSERT INTO "answers" VALUES('disc-finished',478,1,2012);
INSERT INTO "answers" VALUES('disc-finished',479,3,70264);
INSERT INTO "answers" VALUES('disc-finished',480,3,70308);
INSERT INTO "answers" VALUES('disc-finished',481,1,2148);
INSERT INTO "answers" VALUES('disc-finished',482,3,70280);
INSERT INTO "answers" VALUES('disc-finished',483,3,70221);
INSERT INTO "answers" VALUES('disc-finished',484,1,257);
INSERT INTO "answers" VALUES('disc-finished',485,1,1684);
INSERT INTO "answers" VALUES('disc-finished',486,1,256);
INSERT INTO "answers" VALUES('disc-finished',487,3,70112);
INSERT INTO "answers" VALUES('disc-finished',488,1,6);
INSERT INTO "answers" VALUES('disc-finished',489,3,70608);
INSERT INTO "answers" VALUES('disc-finished',490,1,688);
INSERT INTO "answers" VALUES('disc-finished',491,1,3);
INSERT INTO "answers" VALUES('disc-finished',492,3,70617);
INSERT INTO "answers" VALUES('disc-finished',493,3,70268);
INSERT INTO "answers" VALUES('disc-finished',494,3,70444);
INSERT INTO "answers" VALUES('disc-finished',495,2,2096);
INSERT INTO "answers" VALUES('disc-finished',496,3,70225);
INSERT INTO "answers" VALUES('disc-finished',497,3,70220);
INSERT INTO "answers" VALUES('disc-finished',498,2,278);
INSERT INTO "answers" VALUES('disc-finished',499,3,70633);
INSERT INTO "answers" VALUES('disc-finished',500,2,944);
INSERT INTO "answers" VALUES('disc-finished',501,2,632);
INSERT INTO "answers" VALUES('disc-finished',502,2,704);
INSERT INTO "answers" VALUES('disc-finished',503,2,3);
INSERT INTO "answers" VALUES('disc-finished',504,3,70629);
INSERT INTO "answers" VALUES('disc-finished',505,2,10806);
INSERT INTO "answers" VALUES('disc-finished',506,3,70108);
INSERT INTO "answers" VALUES('disc-finished',507,3,70603);
INSERT INTO "answers" VALUES('disc-finished',508,2,5100);
INSERT INTO "answers" VALUES('disc-finished',509,3,70703);
INSERT INTO "answers" VALUES('disc-finished',510,2,3);
INSERT INTO "answers" VALUES('disc-finished',511,3,70607);
INSERT INTO "answers" VALUES('disc-finished',512,2,1840);
INSERT INTO "answers" VALUES('disc-finished',513,2,300);
INSERT INTO "answers" VALUES('disc-finished',514,3,70236);
INSERT INTO "answers" VALUES('disc-finished',515,3,70292);
INSERT INTO "answers" VALUES('disc-finished',516,3,70332);
INSERT INTO "answers" VALUES('disc-finished',517,3,70360);
INSERT INTO "answers" VALUES('disc-finished',518,3,70200);
INSERT INTO "answers" VALUES('disc-paused',0,3,70005);
INSERT INTO "answers" VALUES('disc-paused',1,3,70003);
INSERT INTO "answers" VALUES('disc-paused',2,3,70003);
INSERT INTO "answers" VALUES('disc-paused',3,3,70002);
INSERT INTO "answers" VALUES('disc-paused',4,3,70001);
INSERT INTO "answers" VALUES('disc-paused',5,3,70002);
INSERT INTO "answers" VALUES('disc-paused',6,3,70004);
INSERT INTO "answers" VALUES('disc-paused',7,3,70004);
INSERT INTO "answers" VALUES('disc-paused',8,3,70001);
INSERT INTO "answers" VALUES('disc-paused',9,3,70003);
INSERT INTO "answers" VALUES('disc-paused',10,3,70005);
INSERT INTO "answers" VALUES('disc-paused',11,3,70004);
INSERT INTO "answers" VALUES('disc-paused',12,3,70001);
INSERT INTO "answers" VALUES('disc-paused',13,3,70002);
INSERT INTO "answers" VALUES('disc-paused',14,3,70003);
INSERT INTO "answers" VALUES('disc-paused',15,3,70005);
INSERT INTO "answers" VALUES('disc-paused',16,3,70613);
INSERT INTO "answers" VALUES('disc-paused',17,3,70619);
INSERT INTO "answers" VALUES('disc-paused',18,3,70628);
INSERT INTO "answers" VALUES('disc-paused',19,3,70627);
INSERT INTO "answers" VALUES('disc-paused',20,3,70616);
INSERT INTO "answers" VALUES('disc-paused',21,3,70624);
INSERT INTO "answers" VALUES('disc-paused',22,1,22);
INSERT INTO "answers" VALUES('disc-paused',23,2,20);
INSERT INTO "answers" VALUES('disc-paused',24,0,21);
INSERT INTO "answers" VALUES('disc-paused',25,3,70209);
INSERT INTO "answers" VALUES('disc-paused',26,3,70228);
INSERT INTO "answers" VALUES('disc-paused',27,3,70205);
INSERT INTO "answers" VALUES('disc-paused',28,3,70356);
INSERT INTO "answers" VALUES('disc-paused',29,3,70256);
INSERT INTO "answers" VALUES('disc-paused',30,3,70260);
INSERT INTO "answers" VALUES('disc-paused',31,3,70284);
INSERT INTO "answers" VALUES('disc-paused',32,3,70252);
INSERT INTO "answers" VALUES('disc-paused',33,3,70296);
INSERT INTO "answers" VALUES('disc-paused',34,0,101);
INSERT INTO "answers" VALUES('disc-paused',35,1,101);
INSERT INTO "answers" VALUES('disc-paused',36,2,101);
INSERT INTO "answers" VALUES('disc-paused',37,3,70488);
INSERT INTO "answers" VALUES('disc-paused',38,3,70004);
INSERT INTO "answers" VALUES('disc-paused',39,0,2096);
INSERT INTO "answers" VALUES('disc-paused',40,3,70360);
INSERT INTO "answers" VALUES('disc-paused',41,3,70324);
INSERT INTO "answers" VALUES('disc-paused',42,0,250);
INSERT INTO "answers" VALUES('disc-paused',43,0,2);
INSERT INTO "answers" VALUES('disc-paused',44,3,70605);
INSERT INTO "answers" VALUES('disc-paused',45,0,9);
INSERT INTO "answers" VALUES('disc-paused',46,0,3);
INSERT INTO "answers" VALUES('disc-paused',47,3,70633);
INSERT INTO "answers" VALUES('disc-paused',48,0,252);
INSERT INTO "answers" VALUES('disc-paused',49,0,2);
INSERT INTO "answers" VALUES('disc-paused',50,3,70616);
INSERT INTO "answers" VALUES('disc-paused',51,0,960);
INSERT INTO "answers" VALUES('disc-paused',52,0,3);
INSERT INTO "answers" VALUES('disc-paused',53,3,70623);
INSERT INTO "answers" VALUES('disc-paused',54,0,1252);
INSERT INTO "answers" VALUES('disc-paused',55,0,564);
INSERT INTO "answers" VALUES('disc-paused',56,3,70121);
INSERT INTO "answers" VALUES('disc-paused',57,0,566);
INSERT INTO "answers" VALUES('disc-paused',58,3,70116);
INSERT INTO "answers" VALUES('disc-paused',59,0,2924);
INSERT INTO "answers" VALUES('disc-paused',60,0,3084);
INSERT INTO "answers" VALUES('disc-paused',61,3,70272);
INSERT INTO "answers" VALUES('disc-paused',62,3,70312);
INSERT INTO "answers" VALUES('disc-paused',63,0,1312);
INSERT INTO "answers" VALUES('disc-paused',64,0,571);
INSERT INTO "answers" VALUES('disc-paused',65,3,70108);
INSERT INTO "answers" VALUES('disc-paused',66,0,574);
INSERT INTO "answers" VALUES('disc-paused',67,3,70119);
INSERT INTO "answers" VALUES('disc-paused',68,3,70276);
INSERT INTO "answers" VALUES('disc-paused',69,3,70216);
INSERT INTO "answers" VALUES('disc-paused',70,3,70206);
INSERT INTO "answers" VALUES('disc-paused',71,3,70528);
INSERT INTO "answers" VALUES('disc-paused',72,3,70536);
INSERT INTO "answers" VALUES('disc-playing',0,3,70001);
INSERT INTO "answers" VALUES('disc-playing',1,3,70003);
INSERT INTO "answers" VALUES('disc-playing',2,3,70004);
INSERT INTO "answers" VALUES('disc-playing',3,3,70005);
INSERT INTO "answers" VALUES('disc-playing',4,3,70005);
INSERT INTO "answers" VALUES('disc-playing',5,3,70001);
INSERT INTO "answers" VALUES('disc-playing',6,3,70002);
INSERT INTO "answers" VALUES('disc-playing',7,3,70001);
INSERT INTO "answers" VALUES('disc-playing',8,3,70004);
INSERT INTO "answers" VALUES('disc-playing',9,3,70003);
INSERT INTO "answers" VALUES('disc-playing',10,3,70003);
INSERT INTO "answers" VALUES('disc-playing',11,3,70003);
INSERT INTO "answers" VALUES('disc-playing',12,3,70001);
INSERT INTO "answers" VALUES('disc-playing',13,3,70004);
INSERT INTO "answers" VALUES('disc-playing',14,3,70002);
INSERT INTO "answers" VALUES('disc-playing',15,3,70005);
INSERT INTO "answers" VALUES('disc-playing',16,3,70604);
INSERT INTO "answers" VALUES('disc-playing',17,3,70615);
INSERT INTO "answers" VALUES('disc-playing',18,3,70631);
INSERT INTO "answers" VALUES('disc-playing',19,3,70635);
INSERT INTO "answers" VALUES('disc-playing',20,3,70627);
INSERT INTO "answers" VALUES('disc-playing',21,3,70624);
INSERT INTO "answers" VALUES('disc-playing',22,1,22);
INSERT INTO "answers" VALUES('disc-playing',23,2,20);
INSERT INTO "answers" VALUES('disc-playing',24,0,21);
INSERT INTO "answers" VALUES('disc-playing',25,3,70336);
INSERT INTO "answers" VALUES('disc-playing',26,3,70320);
INSERT INTO "answers" VALUES('disc-playing',27,3,70368);
INSERT INTO "answers" VALUES('disc-playing',28,3,70360);
INSERT INTO "answers" VALUES('disc-playing',29,3,70308);
INSERT INTO "answers" VALUES('disc-playing',30,3,70288);
INSERT INTO "answers" VALUES('disc-playing',31,3,70296);
INSERT INTO "answers" VALUES('disc-playing',32,3,70222);
INSERT INTO "answers" VALUES('disc-playing',33,3,70300);
INSERT INTO "answers" VALUES('disc-playing',34,0,101);
INSERT INTO "answers" VALUES('disc-playing',35,1,101);
INSERT INTO "answers" VALUES('disc-playing',36,2,101);
INSERT INTO "answers" VALUES('disc-playing',37,3,70428);
INSERT INTO "answers" VALUES('disc-playing',38,3,70556);
INSERT INTO "answers" VALUES('disc-playing',39,3,70000);
INSERT INTO "answers" VALUES('disc-playing',40,0,2096);
INSERT INTO "answers" VALUES('disc-playing',41,3,70352);
INSERT INTO "answers" VALUES('disc-playing',42,3,70268);
INSERT INTO "answers" VALUES('disc-playing',43,0,263);
INSERT INTO "answers" VALUES('disc-playing',44,3,70630);
INSERT INTO "answers" VALUES('disc-playing',45,0,9);
INSERT INTO "answers" VALUES('disc-playing',46,0,3);
INSERT INTO "answers" VALUES('disc-playing',47,3,70623);
INSERT INTO "answers" VALUES('disc-playing',48,0,267);
INSERT INTO "answers" VALUES('disc-playing',49,3,70607);
INSERT INTO "answers" VALUES('disc-playing',50,0,952);
INSERT INTO "answers" VALUES('disc-playing',51,0,700);
INSERT INTO "answers" VALUES('disc-playing',52,0,3);
INSERT INTO "answers" VALUES('disc-playing',53,3,70632);
INSERT INTO "answers" VALUES('disc-playing',54,3,70202);
INSERT INTO "answers" VALUES('disc-playing',55,3,70220);
INSERT INTO "answers" VALUES('disc-playing',56,3,70448);
INSERT INTO "answers" VALUES('disc-playing',57,1,157);
INSERT INTO "answers" VALUES('disc-playing',58,1,255);
INSERT INTO "answers" VALUES('disc-playing',59,3,70620);
INSERT INTO "answers" VALUES('disc-playing',60,1,3);
INSERT INTO "answers" VALUES('disc-playing',61,3,70620);
INSERT INTO "answers" VALUES('disc-playing',62,1,260);
INSERT INTO "answers" VALUES('disc-playing',63,3,70635);
INSERT INTO "answers" VALUES('disc-playing',64,1,3);
INSERT INTO "answers" VALUES('disc-playing',65,3,70628);
INSERT INTO "answers" VALUES('disc-playing',66,3,70206);
INSERT INTO "answers" VALUES('disc-playing',67,2,0);
INSERT INTO "answers" VALUES('disc-playing',68,3,70413);
INSERT INTO "answers" VALUES('disc-playing',69,2,276);
INSERT INTO "answers" VALUES('disc-playing',70,3,70620);
INSERT INTO "answers" VALUES('disc-playing',71,2,3);
INSERT INTO "answers" VALUES('disc-playing',72,3,70609);
INSERT INTO "answers" VALUES('disc-playing',73,2,281);
INSERT INTO "answers" VALUES('disc-playing',74,3,70602);
INSERT INTO "answers" VALUES('disc-playing',75,2,688);
INSERT INTO "answers" VALUES('disc-playing',76,2,708);
INSERT INTO "answers" VALUES('disc-playing',77,2,960);
INSERT INTO "answers" VALUES('disc-playing',78,2,3);
INSERT INTO "answers" VALUES('disc-playing',79,3,70614);
INSERT INTO "answers" VALUES('disc-playing',80,3,70232);
INSERT INTO "answers" VALUES('disc-playing',81,3,70208);
INSERT INTO "answers" VALUES('disc-playing',82,3,70324);
INSERT INTO "answers" VALUES('disc-playing',83,3,70209);
INSERT INTO "answers" VALUES('disc-playing',84,3,70417);
INSERT INTO "answers" VALUES('disc-playing',85,3,70464);
INSERT INTO "answers" VALUES('disc-playing',86,0,4008);
INSERT INTO "answers" VALUES('disc-playing',87,0,10791);
INSERT INTO "answers" VALUES('disc-playing',88,3,70620);
INSERT INTO "answers" VALUES('disc-playing',89,0,3);
INSERT INTO "answers" VALUES('disc-playing',90,3,70607);
INSERT INTO "answers" VALUES('disc-playing',91,0,278);
INSERT INTO "answers" VALUES('disc-playing',92,3,70605);
INSERT INTO "answers" VALUES('disc-playing',93,0,3);
INSERT INTO "answers" VALUES('disc-playing',94,3,70608);
INSERT INTO "answers" VALUES('disc-playing',95,3,70224);
INSERT INTO "answers" VALUES('disc-playing',96,3,70260);
INSERT INTO "answers" VALUES('disc-playing',97,3,70292);
INSERT INTO "answers" VALUES('disc-playing',98,1,0);
INSERT INTO "answers" VALUES('disc-playing',99,3,70516);
INSERT INTO "answers" VALUES('disc-playing',100,3,70005);
INSERT INTO "answers" VALUES('disc-playing',101,1,250);
INSERT INTO "answers" VALUES('disc-playing',102,1,10);
INSERT INTO "answers" VALUES('disc-playing',103,1,280);
INSERT INTO "answers" VALUES('disc-playing',104,3,70601);
INSERT INTO "answers" VALUES('disc-playing',105,1,5544);
INSERT INTO "answers" VALUES('disc-playing',106,3,70700);
INSERT INTO "answers" VALUES('disc-playing',107,1,606);
INSERT INTO "answers" VALUES('disc-playing',108,1,968);
INSERT INTO "answers" VALUES('disc-playing',109,1,3);
INSERT INTO "answers" VALUES('disc-playing',110,3,70624);
INSERT INTO "answers" VALUES('disc-playing',111,3,70204);
INSERT INTO "answers" VALUES('disc-playing',112,3,70229);
INSERT INTO "answers" VALUES('disc-playing',113,3,70332);
INSERT INTO "answers" VALUES('disc-playing',114,3,70272);
INSERT INTO "answers" VALUES('disc-playing',115,3,70433);
INSERT INTO "answers" VALUES('disc-playing',116,3,70416);
INSERT INTO "answers" VALUES('disc-playing',117,3,70400);
INSERT INTO "answers" VALUES('disc-playing',118,2,274);
INSERT INTO "answers" VALUES('disc-playing',119,3,70113);
INSERT INTO "answers" VALUES('disc-playing',120,2,6);
INSERT INTO "answers" VALUES('disc-playing',121,2,2);
INSERT INTO "answers" VALUES('disc-playing',122,3,70607);
INSERT INTO "answers" VALUES('disc-playing',123,2,327);
INSERT INTO "answers" VALUES('disc-playing',124,2,274);
INSERT INTO "answers" VALUES('disc-playing',125,2,2);
INSERT INTO "answers" VALUES('disc-playing',126,3,70628);
INSERT INTO "answers" VALUES('disc-playing',127,2,808);
INSERT INTO "answers" VALUES('disc-playing',128,2,809);
INSERT INTO "answers" VALUES('disc-playing',129,2,924);
INSERT INTO "answers" VALUES('disc-playing',130,2,3);
INSERT INTO "answers" VALUES('disc-playing',131,3,70613);
INSERT INTO "answers" VALUES('disc-playing',132,3,70328);
INSERT INTO "answers" VALUES('disc-playing',133,3,70252);
INSERT INTO "answers" VALUES('disc-playing',134,3,70364);
INSERT INTO "answers" VALUES('disc-playing',135,3,70456);
INSERT INTO "answers" VALUES('disc-playing',136,3,70405);
INSERT INTO "answers" VALUES('disc-playing',137,0,268);
INSERT INTO "answers" VALUES('disc-playing',138,3,70621);
INSERT INTO "answers" VALUES('disc-playing',139,0,3);
INSERT INTO "answers" VALUES('disc-playing',140,3,70606);
INSERT INTO "answers" VALUES('disc-playing',141,0,5099);
INSERT INTO "answers" VALUES('disc-playing',142,3,70701);
INSERT INTO "answers" VALUES('disc-playing',143,0,12347);
INSERT INTO "answers" VALUES('disc-playing',144,3,70615);
INSERT INTO "answers" VALUES('disc-playing',145,0,3);
INSERT INTO "answers" VALUES('disc-playing',146,3,70622);
INSERT INTO "answers" VALUES('disc-playing',147,3,70304);
INSERT INTO "answers" VALUES('disc-playing',148,3,70284);
INSERT INTO "answers" VALUES('disc-playing',149,3,70225);
INSERT INTO "answers" VALUES('disc-playing',150,1,0);
INSERT INTO "answers" VALUES('disc-playing',151,3,70440);
INSERT INTO "answers" VALUES('disc-playing',152,1,156);
INSERT INTO "answers" VALUES('disc-playing',153,1,250);
INSERT INTO "answers" VALUES('disc-playing',154,3,70118);
INSERT INTO "answers" VALUES('disc-playing',155,3,70623);
INSERT INTO "answers" VALUES('disc-playing',156,1,604);
INSERT INTO "answers" VALUES('disc-playing',157,1,932);
INSERT INTO "answers" VALUES('disc-playing',158,1,3);
INSERT INTO "answers" VALUES('disc-playing',159,3,70633);
INSERT INTO "answers" VALUES('disc-playing',160,1,251);
INSERT INTO "answers" VALUES('disc-playing',161,3,70112);
INSERT INTO "answers" VALUES('disc-playing',162,3,70627);
INSERT INTO "answers" VALUES('disc-playing',163,1,3);
INSERT INTO "answers" VALUES('disc-playing',164,3,70616);
INSERT INTO "answers" VALUES('disc-playing',165,3,70276);
INSERT INTO "answers" VALUES('disc-playing',166,3,70340);
INSERT INTO "answers" VALUES('disc-playing',167,2,0);
INSERT INTO "answers" VALUES('disc-playing',168,3,70436);
INSERT INTO "answers" VALUES('disc-playing',169,3,70000);
INSERT INTO "answers" VALUES('disc-playing',170,2,12029);
INSERT INTO "answers" VALUES('disc-playing',171,1,32);
INSERT INTO "answers" VALUES('disc-playing',172,2,33);
INSERT INTO "answers" VALUES('disc-playing',173,2,252);
INSERT INTO "answers" VALUES('disc-playing',174,3,70110);
INSERT INTO "answers" VALUES('disc-playing',175,3,70624);
INSERT INTO "answers" VALUES('disc-playing',176,2,928);
INSERT INTO "answers" VALUES('disc-playing',177,2,964);
INSERT INTO "answers" VALUES('disc-playing',178,2,3);
INSERT INTO "answers" VALUES('disc-playing',179,3,70613);
INSERT INTO "answers" VALUES('disc-playing',180,2,4);
INSERT INTO "answers" VALUES('disc-playing',181,2,350);
INSERT INTO "answers" VALUES('disc-playing',182,3,70221);
INSERT INTO "answers" VALUES('disc-playing',183,3,70244);
INSERT INTO "answers" VALUES('disc-playing',184,3,70348);
INSERT INTO "answers" VALUES('disc-playing',185,3,70544);
INSERT INTO "answers" VALUES('disc-playing',186,0,4314);
INSERT INTO "answers" VALUES('disc-playing',187,0,252);
INSERT INTO "answers" VALUES('disc-playing',188,3,70611);
INSERT INTO "answers" VALUES('disc-playing',189,0,692);
INSERT INTO "answers" VALUES('disc-playing',190,0,3);
INSERT INTO "answers" VALUES('disc-playing',191,3,70630);
INSERT INTO "answers" VALUES('disc-playing',192,0,5103);
INSERT INTO "answers" VALUES('disc-playing',193,3,70700);
INSERT INTO "answers" VALUES('disc-playing',194,0,1022);
INSERT INTO "answers" VALUES('disc-playing',195,0,1068);
INSERT INTO "answers" VALUES('disc-playing',196,0,273);
INSERT INTO "answers" VALUES('disc-playing',197,0,1684);
INSERT INTO "answers" VALUES('disc-playing',198,3,70312);
INSERT INTO "answers" VALUES('disc-playing',199,3,70201);
INSERT INTO "answers" VALUES('disc-playing',200,3,70280);
INSERT INTO "answers" VALUES('disc-playing',201,3,70212);
INSERT INTO "answers" VALUES('disc-playing',202,3,70364);
INSERT INTO "answers" VALUES('disc-playing',203,3,70360);
INSERT INTO "answers" VALUES('disc-playing',204,3,70492);
INSERT INTO "answers" VALUES('disc-playing',205,3,70500);
INSERT INTO "answers" VALUES('disc-playing',206,1,256);
INSERT INTO "answers" VALUES('disc-playing',207,3,70120);
INSERT INTO "answers" VALUES('disc-playing',208,3,70620);
INSERT INTO "answers" VALUES('disc-playing',209,1,305);
INSERT INTO "answers" VALUES('disc-playing',210,1,11147);
INSERT INTO "answers" VALUES('disc-playing',211,3,70108);
INSERT INTO "answers" VALUES('disc-playing',212,3,70621);
INSERT INTO "answers" VALUES('disc-playing',213,1,3);
INSERT INTO "answers" VALUES('disc-playing',214,3,70613);
INSERT INTO "answers" VALUES('disc-playing',215,1,1120);
INSERT INTO "answers" VALUES('disc-playing',216,3,70213);
INSERT INTO "answers" VALUES('disc-playing',217,3,70220);
INSERT INTO "answers" VALUES('disc-playing',218,3,70484);
INSERT INTO "answers" VALUES('disc-playing',219,3,70568);
INSERT INTO "answers" VALUES('disc-playing',220,2,261);
INSERT INTO "answers" VALUES('disc-playing',221,3,70117);
INSERT INTO "answers" VALUES('disc-playing',222,2,6);
INSERT INTO "answers" VALUES('disc-playing',223,3,70601);
INSERT INTO "answers" VALUES('disc-playing',224,2,313);
INSERT INTO "answers" VALUES('disc-playing',225,2,11737);
INSERT INTO "answers" VALUES('disc-playing',226,3,70116);
INSERT INTO "answers" VALUES('disc-playing',227,3,70603);
INSERT INTO "answers" VALUES('disc-playing',228,2,329);
INSERT INTO "answers" VALUES('disc-playing',229,2,5);
INSERT INTO "answers" VALUES('disc-playing',230,3,70252);
INSERT INTO "answers" VALUES('disc-playing',231,3,70528);
INSERT INTO "answers" VALUES('disc-playing',232,3,70005);
INSERT INTO "answers" VALUES('las_-finished',0,6,50005);
INSERT INTO "answers" VALUES('las_-finished',1,6,50023);
INSERT INTO "answers" VALUES('las_-finished',2,6,50019);
INSERT INTO "answers" VALUES('las_-finished',3,6,50013);
INSERT INTO "answers" VALUES('las_-finished',4,6,50008);
INSERT INTO "answers" VALUES('las_-finished',5,6,50006);
INSERT INTO "answers" VALUES('las_-finished',6,6,50012);
INSERT INTO "answers" VALUES('las_-finished',7,6,50018);
INSERT INTO "answers" VALUES('las_-finished',8,6,50001);
INSERT INTO "answers" VALUES('las_-finished',9,6,50017);
INSERT INTO "answers" VALUES('las_-finished',10,6,50010);
INSERT INTO "answers" VALUES('las_-finished',11,6,50014);
INSERT INTO "answers" VALUES('las_-finished',12,6,50021);
INSERT INTO "answers" VALUES('las_-finished',13,6,50000);
INSERT INTO "answers" VALUES('las_-finished',14,6,50002);
INSERT INTO "answers" VALUES('las_-finished',15,6,50004);
INSERT INTO "answers" VALUES('las_-finished',16,6,50016);
INSERT INTO "answers" VALUES('las_-finished',17,6,50003);
INSERT INTO "answers" VALUES('las_-finished',18,4,130);
INSERT INTO "answers" VALUES('las_-finished',19,1,143);
INSERT INTO "answers" VALUES('las_-finished',20,5,123);
INSERT INTO "answers" VALUES('las_-finished',21,0,132);
INSERT INTO "answers" VALUES('las_-finished',22,2,121);
INSERT INTO "answers" VALUES('las_-finished',23,3,137);
INSERT INTO "answers" VALUES('las_-finished',24,6,50031);
INSERT INTO "answers" VALUES('las_-finished',25,6,50031);
INSERT INTO "answers" VALUES('las_-finished',26,6,50030);
INSERT INTO "answers" VALUES('las_-finished',27,6,50030);
INSERT INTO "answers" VALUES('las_-finished',28,6,50031);
INSERT INTO "answers" VALUES('las_-finished',29,6,50031);
INSERT INTO "answers" VALUES('las_-finished',30,6,50126);
INSERT INTO "answers" VALUES('las_-finished',31,6,50182);
INSERT INTO "answers" VALUES('las_-finished',32,6,50142);
INSERT INTO "answers" VALUES('las_-finished',33,6,50174);
INSERT INTO "answers" VALUES('las_-finished',34,6,50118);
INSERT INTO "answers" VALUES('las_-finished',35,6,50177);
INSERT INTO "answers" VALUES('las_-finished',36,6,50129);
INSERT INTO "answers" VALUES('las_-finished',37,6,50147);
INSERT INTO "answers" VALUES('las_-finished',38,6,50151);
INSERT INTO "answers" VALUES('las_-finished',39,6,50123);
INSERT INTO "answers" VALUES('las_-finished',40,6,50170);
INSERT INTO "answers" VALUES('las_-finished',41,6,50139);
INSERT INTO "answers" VALUES('las_-finished',42,6,50109);
INSERT INTO "answers" VALUES('las_-finished',43,6,50121);
INSERT INTO "answers" VALUES('las_-finished',44,6,50137);
INSERT INTO "answers" VALUES('las_-finished',45,6,50107);
INSERT INTO "answers" VALUES('las_-finished',46,6,50162);
INSERT INTO "answers" VALUES('las_-finished',47,6,50124);
INSERT INTO "answers" VALUES('las_-finished',48,6,50169);
INSERT INTO "answers" VALUES('las_-finished',49,6,50156);
INSERT INTO "answers" VALUES('las_-finished',50,6,50165);
INSERT INTO "answers" VALUES('las_-finished',51,6,50144);
INSERT INTO "answers" VALUES('las_-finished',52,6,50164);
INSERT INTO "answers" VALUES('las_-finished',53,6,50127);
INSERT INTO "answers" VALUES('las_-finished',54,6,50161);
INSERT INTO "answers" VALUES('las_-finished',55,6,50168);
INSERT INTO "answers" VALUES('las_-finished',56,6,50149);
INSERT INTO "answers" VALUES('las_-finished',57,6,50148);
INSERT INTO "answers" VALUES('las_-finished',58,6,50134);
INSERT INTO "answers" VALUES('las_-finished',59,6,50108);
INSERT INTO "answers" VALUES('las_-finished',60,6,50506);
INSERT INTO "answers" VALUES('las_-finished',61,6,50505);
INSERT INTO "answers" VALUES('las_-finished',62,6,50502);
INSERT INTO "answers" VALUES('las_-finished',63,6,50501);
INSERT INTO "answers" VALUES('las_-finished',64,6,50504);
INSERT INTO "answers" VALUES('las_-finished',65,6,50504);
INSERT INTO "answers" VALUES('las_-finished',66,6,50125);
INSERT INTO "answers" VALUES('las_-finished',67,0,2315);
INSERT INTO "answers" VALUES('las_-finished',68,0,2217);
INSERT INTO "answers" VALUES('las_-finished',69,0,1);
INSERT INTO "answers" VALUES('las_-finished',70,6,50179);
INSERT INTO "answers" VALUES('las_-finished',71,1,1097);
INSERT INTO "answers" VALUES('las_-finished',72,6,50145);
INSERT INTO "answers" VALUES('las_-finished',73,6,50110);
INSERT INTO "answers" VALUES('las_-finished',74,6,50132);
INSERT INTO "answers" VALUES('las_-finished',75,6,50111);
INSERT INTO "answers" VALUES('las_-finished',76,6,50180);
INSERT INTO "answers" VALUES('las_-finished',77,6,50188);
INSERT INTO "answers" VALUES('las_-finished',78,1,2348);
INSERT INTO "answers" VALUES('las_-finished',79,1,1);
INSERT INTO "answers" VALUES('las_-finished',80,6,50183);
INSERT INTO "answers" VALUES('las_-finished',81,2,2110);
INSERT INTO "answers" VALUES('las_-finished',82,2,2447);
INSERT INTO "answers" VALUES('las_-finished',83,2,1);
INSERT INTO "answers" VALUES('las_-finished',84,6,50192);
INSERT INTO "answers" VALUES('las_-finished',85,3,2087);
INSERT INTO "answers" VALUES('las_-finished',86,3,2384);
INSERT INTO "answers" VALUES('las_-finished',87,3,1);
INSERT INTO "answers" VALUES('las_-finished',88,6,50186);
INSERT INTO "answers" VALUES('las_-finished',89,4,2136);
INSERT INTO "answers" VALUES('las_-finished',90,4,47010);
INSERT INTO "answers" VALUES('las_-finished',91,4,327);
INSERT INTO "answers" VALUES('las_-finished',92,6,50178);
INSERT INTO "answers" VALUES('las_-finished',93,4,1);
INSERT INTO "answers" VALUES('las_-finished',94,6,50155);
INSERT INTO "answers" VALUES('las_-finished',95,5,2101);
INSERT INTO "answers" VALUES('las_-finished',96,5,2412);
INSERT INTO "answers" VALUES('las_-finished',97,5,6964);
INSERT INTO "answers" VALUES('las_-finished',98,5,1);
INSERT INTO "answers" VALUES('las_-finished',99,2,2);
INSERT INTO "answers" VALUES('las_-finished',100,2,2);
INSERT INTO "answers" VALUES('las_-finished',101,2,8255);
INSERT INTO "answers" VALUES('las_-finished',102,0,8302);
INSERT INTO "answers" VALUES('las_-finished',103,5,8938);
INSERT INTO "answers" VALUES('las_-finished',104,3,8290);
INSERT INTO "answers" VALUES('las_-finished',105,4,8578);
INSERT INTO "answers" VALUES('las_-finished',106,1,8278);
INSERT INTO "answers" VALUES('las_-finished',107,3,8830);
INSERT INTO "answers" VALUES('las_-finished',108,2,8999);
INSERT INTO "answers" VALUES('las_-finished',109,5,9034);
INSERT INTO "answers" VALUES('las_-finished',110,4,2);
INSERT INTO "answers" VALUES('las_-finished',111,0,9058);
INSERT INTO "answers" VALUES('las_-finished',112,1,8950);
INSERT INTO "answers" VALUES('las_-finished',113,0,8986);
INSERT INTO "answers" VALUES('las_-finished',114,1,2);
INSERT INTO "answers" VALUES('las_-finished',115,3,9106);
INSERT INTO "answers" VALUES('las_-finished',116,5,8782);
INSERT INTO "answers" VALUES('las_-finished',117,2,8843);
INSERT INTO "answers" VALUES('las_-finished',118,6,50167);
INSERT INTO "answers" VALUES('las_-finished',119,6,50114);
INSERT INTO "answers" VALUES('las_-finished',120,6,50159);
INSERT INTO "answers" VALUES('las_-finished',121,6,50106);
INSERT INTO "answers" VALUES('las_-finished',122,6,50150);
INSERT INTO "answers" VALUES('las_-finished',123,6,50119);
INSERT INTO "answers" VALUES('las_-finished',124,6,50152);
INSERT INTO "answers" VALUES('las_-finished',125,6,50113);
INSERT INTO "answers" VALUES('las_-finished',126,6,50102);
INSERT INTO "answers" VALUES('las_-finished',127,6,50112);
INSERT INTO "answers" VALUES('las_-finished',128,0,2144);
INSERT INTO "answers" VALUES('las_-finished',129,0,1);
INSERT INTO "answers" VALUES('las_-finished',130,6,50173);
INSERT INTO "answers" VALUES('las_-finished',131,1,2073);
INSERT INTO "answers" VALUES('las_-finished',132,1,1);
INSERT INTO "answers" VALUES('las_-finished',133,6,50120);
INSERT INTO "answers" VALUES('las_-finished',134,2,2122);
INSERT INTO "answers" VALUES('las_-finished',135,2,2304);
INSERT INTO "answers" VALUES('las_-finished',136,2,1);
INSERT INTO "answers" VALUES('las_-finished',137,6,50163);
INSERT INTO "answers" VALUES('las_-finished',138,3,1103);
INSERT INTO "answers" VALUES('las_-finished',139,2,550);
INSERT INTO "answers" VALUES('las_-finished',140,3,2253);
INSERT INTO "answers" VALUES('las_-finished',141,3,1);
INSERT INTO "answers" VALUES('las_-finished',142,6,50160);
INSERT INTO "answers" VALUES('las_-finished',143,4,47010);
INSERT INTO "answers" VALUES('las_-finished',144,4,319);
INSERT INTO "answers" VALUES('las_-finished',145,6,50157);
INSERT INTO "answers" VALUES('las_-finished',146,4,1);
INSERT INTO "answers" VALUES('las_-finished',147,6,50185);
INSERT INTO "answers" VALUES('las_-finished',148,5,2161);
INSERT INTO "answers" VALUES('las_-finished',149,5,1);
INSERT INTO "answers" VALUES('las_-finished',150,2,2);
INSERT INTO "answers" VALUES('las_-finished',151,2,2);
INSERT INTO "answers" VALUES('las_-finished',152,3,8842);
INSERT INTO "answers" VALUES('las_-finished',153,4,8817);
INSERT INTO "answers" VALUES('las_-finished',154,1,8878);
INSERT INTO "answers" VALUES('las_-finished',155,5,8026);
INSERT INTO "answers" VALUES('las_-finished',156,2,8243);
INSERT INTO "answers" VALUES('las_-finished',157,0,8710);
INSERT INTO "answers" VALUES('las_-finished',158,3,2);
INSERT INTO "answers" VALUES('las_-finished',159,2,2);
INSERT INTO "answers" VALUES('las_-finished',160,1,2);
INSERT INTO "answers" VALUES('las_-finished',161,0,8170);
INSERT INTO "answers" VALUES('las_-finished',162,5,9022);
INSERT INTO "answers" VALUES('las_-finished',163,4,2);
INSERT INTO "answers" VALUES('las_-finished',164,5,2);
INSERT INTO "answers" VALUES('las_-finished',165,0,8890);
INSERT INTO "answers" VALUES('las_-finished',166,6,50103);
INSERT INTO "answers" VALUES('las_-finished',167,6,50105);
INSERT INTO "answers" VALUES('las_-finished',168,6,50136);
INSERT INTO "answers" VALUES('las_-finished',169,6,50100);
INSERT INTO "answers" VALUES('las_-finished',170,6,50172);
INSERT INTO "answers" VALUES('las_-finished',171,6,50158);
INSERT INTO "answers" VALUES('las_-finished',172,6,50122);
INSERT INTO "answers" VALUES('las_-finished',173,0,2036);
INSERT INTO "answers" VALUES('las_-finished',174,0,2433);
INSERT INTO "answers" VALUES('las_-finished',175,0,558);
INSERT INTO "answers" VALUES('las_-finished',176,0,2266);
INSERT INTO "answers" VALUES('las_-finished',177,0,1);
INSERT INTO "answers" VALUES('las_-finished',178,6,50115);
INSERT INTO "answers" VALUES('las_-finished',179,1,2181);
INSERT INTO "answers" VALUES('las_-finished',180,1,1);
INSERT INTO "answers" VALUES('las_-finished',181,6,50141);
INSERT INTO "answers" VALUES('las_-finished',182,2,2170);
INSERT INTO "answers" VALUES('las_-finished',183,2,1099);
INSERT INTO "answers" VALUES('las_-finished',184,3,320);
INSERT INTO "answers" VALUES('las_-finished',185,4,357);
INSERT INTO "answers" VALUES('las_-finished',186,0,305);
INSERT INTO "answers" VALUES('las_-finished',187,1,347);
INSERT INTO "answers" VALUES('las_-finished',188,1,368);
INSERT INTO "answers" VALUES('las_-finished',189,0,342);
INSERT INTO "answers" VALUES('las_-finished',190,4,355);
INSERT INTO "answers" VALUES('las_-finished',191,3,300);
INSERT INTO "answers" VALUES('las_-finished',192,2,2289);
INSERT INTO "answers" VALUES('las_-finished',193,2,564);
INSERT INTO "answers" VALUES('las_-finished',194,2,1);
INSERT INTO "answers" VALUES('las_-finished',195,6,50116);
INSERT INTO "answers" VALUES('las_-finished',196,3,2195);
INSERT INTO "answers" VALUES('las_-finished',197,3,1);
INSERT INTO "answers" VALUES('las_-finished',198,6,50130);
INSERT INTO "answers" VALUES('las_-finished',199,4,47010);
INSERT INTO "answers" VALUES('las_-finished',200,4,330);
INSERT INTO "answers" VALUES('las_-finished',201,6,50140);
INSERT INTO "answers" VALUES('las_-finished',202,4,1);
INSERT INTO "answers" VALUES('las_-finished',203,6,50175);
INSERT INTO "answers" VALUES('las_-finished',204,5,1);
INSERT INTO "answers" VALUES('las_-finished',205,2,2);
INSERT INTO "answers" VALUES('las_-finished',206,2,2);
INSERT INTO "answers" VALUES('las_-finished',207,1,8542);
INSERT INTO "answers" VALUES('las_-finished',208,4,8482);
INSERT INTO "answers" VALUES('las_-finished',209,3,8674);
INSERT INTO "answers" VALUES('las_-finished',210,2,8027);
INSERT INTO "answers" VALUES('las_-finished',211,0,8806);
INSERT INTO "answers" VALUES('las_-finished',212,5,8902);
INSERT INTO "answers" VALUES('las_-finished',213,3,2);
INSERT INTO "answers" VALUES('las_-finished',214,5,8866);
INSERT INTO "answers" VALUES('las_-finished',215,4,2);
INSERT INTO "answers" VALUES('las_-finished',216,1,2);
INSERT INTO "answers" VALUES('las_-finished',217,2,8279);
INSERT INTO "answers" VALUES('las_-finished',218,2,2);
INSERT INTO "answers" VALUES('las_-finished',219,5,2);
INSERT INTO "answers" VALUES('las_-finished',220,6,50154);
INSERT INTO "answers" VALUES('las_-finished',221,6,50187);
INSERT INTO "answers" VALUES('las_-finished',222,6,50104);
INSERT INTO "answers" VALUES('las_-finished',223,6,50189);
INSERT INTO "answers" VALUES('las_-finished',224,6,50153);
INSERT INTO "answers" VALUES('las_-finished',225,6,50166);
INSERT INTO "answers" VALUES('las_-finished',226,6,50128);
INSERT INTO "answers" VALUES('las_-finished',227,6,50146);
INSERT INTO "answers" VALUES('las_-finished',228,6,50190);
INSERT INTO "answers" VALUES('las_-finished',229,6,50171);
INSERT INTO "answers" VALUES('las_-finished',230,6,50135);
INSERT INTO "answers" VALUES('las_-finished',231,6,50143);
INSERT INTO "answers" VALUES('las_-finished',232,6,50133);
INSERT INTO "answers" VALUES('las_-finished',233,0,2048);
INSERT INTO "answers" VALUES('las_-finished',234,0,2397);
INSERT INTO "answers" VALUES('las_-finished',235,0,561);
INSERT INTO "answers" VALUES('las_-finished',236,0,1);
INSERT INTO "answers" VALUES('las_-finished',237,6,50191);
INSERT INTO "answers" VALUES('las_-finished',238,1,1111);
INSERT INTO "answers" VALUES('las_-finished',239,1,1528);
INSERT INTO "answers" VALUES('las_-finished',240,4,1535);
INSERT INTO "answers" VALUES('las_-finished',241,3,1523);
INSERT INTO "answers" VALUES('las_-finished',242,2,1578);
INSERT INTO "answers" VALUES('las_-finished',243,5,1543);
INSERT INTO "answers" VALUES('las_-finished',244,0,1587);
INSERT INTO "answers" VALUES('las_-finished',245,1,4612);
INSERT INTO "answers" VALUES('las_-finished',246,1,3);
INSERT INTO "answers" VALUES('las_-finished',247,0,3);
INSERT INTO "answers" VALUES('las_-finished',248,4,0);
INSERT INTO "answers" VALUES('las_-finished',249,5,0);
INSERT INTO "answers" VALUES('las_-finished',250,2,0);
INSERT INTO "answers" VALUES('las_-finished',251,0,0);
INSERT INTO "answers" VALUES('las_-finished',252,1,0);
INSERT INTO "answers" VALUES('las_-finished',253,3,0);
INSERT INTO "answers" VALUES('las_-finished',254,5,20);
INSERT INTO "answers" VALUES('las_-finished',255,1,20);
INSERT INTO "answers" VALUES('las_-finished',256,4,20);
INSERT INTO "answers" VALUES('las_-finished',257,2,20);
INSERT INTO "answers" VALUES('las_-finished',258,3,20);
INSERT INTO "answers" VALUES('las_-finished',259,4,0);
INSERT INTO "answers" VALUES('las_-finished',260,1,0);
INSERT INTO "answers" VALUES('las_-finished',261,0,0);
INSERT INTO "answers" VALUES('las_-finished',262,2,0);
INSERT INTO "answers" VALUES('las_-finished',263,5,0);
INSERT INTO "answers" VALUES('las_-finished',264,3,0);
INSERT INTO "answers" VALUES('las_-finished',265,6,50195);
INSERT INTO "answers" VALUES('las_-finished',266,6,50205);
INSERT INTO "answers" VALUES('las_-finished',267,6,50204);
INSERT INTO "answers" VALUES('las_-finished',268,1,1107);
INSERT INTO "answers" VALUES('las_-finished',269,1,1);
INSERT INTO "answers" VALUES('las_-finished',270,6,50101);
INSERT INTO "answers" VALUES('las_-finished',271,2,1105);
INSERT INTO "answers" VALUES('las_-finished',272,2,47521);
INSERT INTO "answers" VALUES('las_-finished',273,1,3);
INSERT INTO "answers" VALUES('las_-finished',274,3,0);
INSERT INTO "answers" VALUES('las_-finished',275,1,0);
INSERT INTO "answers" VALUES('las_-finished',276,4,0);
INSERT INTO "answers" VALUES('las_-finished',277,5,0);
INSERT INTO "answers" VALUES('las_-finished',278,0,0);
INSERT INTO "answers" VALUES('las_-finished',279,2,0);
INSERT INTO "answers" VALUES('las_-finished',280,2,20);
INSERT INTO "answers" VALUES('las_-finished',281,5,20);
INSERT INTO "answers" VALUES('las_-finished',282,3,20);
INSERT INTO "answers" VALUES('las_-finished',283,4,20);
INSERT INTO "answers" VALUES('las_-finished',284,0,0);
INSERT INTO "answers" VALUES('las_-finished',285,2,0);
INSERT INTO "answers" VALUES('las_-finished',286,1,0);
INSERT INTO "answers" VALUES('las_-finished',287,4,0);
INSERT INTO "answers" VALUES('las_-finished',288,3,0);
INSERT INTO "answers" VALUES('las_-finished',289,5,0);
INSERT INTO "answers" VALUES('las_-finished',290,6,50208);
INSERT INTO "answers" VALUES('las_-finished',291,6,50206);
INSERT INTO "answers" VALUES('las_-finished',292,6,50212);
INSERT INTO "answers" VALUES('las_-finished',293,2,7107);
INSERT INTO "answers" VALUES('las_-finished',294,2,1108);
INSERT INTO "answers" VALUES('las_-finished',295,2,2341);
INSERT INTO "answers" VALUES('las_-finished',296,2,2014);
INSERT INTO "answers" VALUES('las_-finished',297,2,541);
INSERT INTO "answers" VALUES('las_-finished',298,2,1);
INSERT INTO "answers" VALUES('las_-finished',299,6,50184);
INSERT INTO "answers" VALUES('las_-finished',300,3,47504);
INSERT INTO "answers" VALUES('las_-finished',301,3,378);
INSERT INTO "answers" VALUES('las_-finished',302,3,384);
INSERT INTO "answers" VALUES('las_-finished',303,3,2027);
INSERT INTO "answers" VALUES('las_-finished',304,3,1110);
INSERT INTO "answers" VALUES('las_-finished',305,3,1);
INSERT INTO "answers" VALUES('las_-finished',306,6,50176);
INSERT INTO "answers" VALUES('las_-finished',307,4,47503);
INSERT INTO "answers" VALUES('las_-finished',308,4,323);
INSERT INTO "answers" VALUES('las_-finished',309,4,371);
INSERT INTO "answers" VALUES('las_-finished',310,4,47010);
INSERT INTO "answers" VALUES('las_-finished',311,4,376);
INSERT INTO "answers" VALUES('las_-finished',312,6,50131);
INSERT INTO "answers" VALUES('las_-finished',313,4,2377);
INSERT INTO "answers" VALUES('las_-finished',314,4,1);
INSERT INTO "answers" VALUES('las_-finished',315,6,50117);
INSERT INTO "answers" VALUES('las_-finished',316,5,2209);
INSERT INTO "answers" VALUES('las_-finished',317,5,2424);
INSERT INTO "answers" VALUES('las_-finished',318,5,565);
INSERT INTO "answers" VALUES('las_-finished',319,5,1);
INSERT INTO "answers" VALUES('las_-finished',320,2,2);
INSERT INTO "answers" VALUES('las_-finished',321,2,2);
INSERT INTO "answers" VALUES('las_-finished',322,3,8749);
INSERT INTO "answers" VALUES('las_-finished',323,4,8590);
INSERT INTO "answers" VALUES('las_-finished',324,5,8530);
INSERT INTO "answers" VALUES('las_-finished',325,2,9037);
INSERT INTO "answers" VALUES('las_-finished',326,5,2);
INSERT INTO "answers" VALUES('las_-finished',327,4,2);
INSERT INTO "answers" VALUES('las_-finished',328,3,2);
INSERT INTO "answers" VALUES('las_-finished',329,2,2);
INSERT INTO "answers" VALUES('las_-finished',330,6,50181);
INSERT INTO "answers" VALUES('las_-finished',331,6,50138);
INSERT INTO "answers" VALUES('las_-finished',332,6,50188);
INSERT INTO "answers" VALUES('las_-finished',333,6,50168);
INSERT INTO "answers" VALUES('las_-finished',334,6,50178);
INSERT INTO "answers" VALUES('las_-finished',335,6,50176);
INSERT INTO "answers" VALUES('las_-finished',336,6,50146);
INSERT INTO "answers" VALUES('las_-finished',337,6,50199);
INSERT INTO "answers" VALUES('las_-finished',338,0,13251);
INSERT INTO "answers" VALUES('las_-finished',339,6,50193);
INSERT INTO "answers" VALUES('las_-finished',340,1,32305);
INSERT INTO "answers" VALUES('las_-finished',341,6,50663);
INSERT INTO "answers" VALUES('las_-finished',342,6,50147);
INSERT INTO "answers" VALUES('las_-finished',343,2,4579);
INSERT INTO "answers" VALUES('las_-finished',344,2,3);
INSERT INTO "answers" VALUES('las_-finished',345,3,3);
INSERT INTO "answers" VALUES('las_-finished',346,3,0);
INSERT INTO "answers" VALUES('las_-finished',347,0,0);
INSERT INTO "answers" VALUES('las_-finished',348,4,0);
INSERT INTO "answers" VALUES('las_-finished',349,2,0);
INSERT INTO "answers" VALUES('las_-finished',350,5,0);
INSERT INTO "answers" VALUES('las_-finished',351,1,0);
INSERT INTO "answers" VALUES('las_-finished',352,4,20);
INSERT INTO "answers" VALUES('las_-finished',353,5,20);
INSERT INTO "answers" VALUES('las_-finished',354,2,20);
INSERT INTO "answers" VALUES('las_-finished',355,2,0);
INSERT INTO "answers" VALUES('las_-finished',356,0,0);
INSERT INTO "answers" VALUES('las_-finished',357,3,0);
INSERT INTO "answers" VALUES('las_-finished',358,1,0);
INSERT INTO "answers" VALUES('las_-finished',359,4,0);
INSERT INTO "answers" VALUES('las_-finished',360,5,0);
INSERT INTO "answers" VALUES('las_-finished',361,6,50197);
INSERT INTO "answers" VALUES('las_-finished',362,6,50202);
INSERT INTO "answers" VALUES('las_-finished',363,6,50210);
INSERT INTO "answers" VALUES('las_-finished',364,6,50107);
INSERT INTO "answers" VALUES('las_-finished',365,6,50153);
INSERT INTO "answers" VALUES('las_-finished',366,6,50155);
INSERT INTO "answers" VALUES('las_-finished',367,2,6989);
INSERT INTO "answers" VALUES('las_-finished',368,2,2086);
INSERT INTO "answers" VALUES('las_-finished',369,2,547);
INSERT INTO "answers" VALUES('las_-finished',370,2,4568);
INSERT INTO "answers" VALUES('las_-finished',371,2,3);
INSERT INTO "answers" VALUES('las_-finished',372,4,3);
INSERT INTO "answers" VALUES('las_-finished',373,1,0);
INSERT INTO "answers" VALUES('las_-finished',374,2,0);
INSERT INTO "answers" VALUES('las_-finished',375,3,0);
INSERT INTO "answers" VALUES('las_-finished',376,5,0);
INSERT INTO "answers" VALUES('las_-finished',377,0,0);
INSERT INTO "answers" VALUES('las_-finished',378,4,0);
INSERT INTO "answers" VALUES('las_-finished',379,5,20);
INSERT INTO "answers" VALUES('las_-finished',380,2,20);
INSERT INTO "answers" VALUES('las_-finished',381,0,0);
INSERT INTO "answers" VALUES('las_-finished',382,3,0);
INSERT INTO "answers" VALUES('las_-finished',383,2,0);
INSERT INTO "answers" VALUES('las_-finished',384,5,0);
INSERT INTO "answers" VALUES('las_-finished',385,4,0);
INSERT INTO "answers" VALUES('las_-finished',386,1,0);
INSERT INTO "answers" VALUES('las_-finished',387,6,50200);
INSERT INTO "answers" VALUES('las_-finished',388,6,50209);
INSERT INTO "answers" VALUES('las_-finished',389,6,50198);
INSERT INTO "answers" VALUES('las_-paused',0,6,50003);
INSERT INTO "answers" VALUES('las_-paused',1,6,50008);
INSERT INTO "answers" VALUES('las_-paused',2,6,50012);
INSERT INTO "answers" VALUES('las_-paused',3,6,50014);
INSERT INTO "answers" VALUES('las_-paused',4,6,50010);
INSERT INTO "answers" VALUES('las_-paused',5,6,50007);
INSERT INTO "answers" VALUES('las_-paused',6,6,50019);
INSERT INTO "answers" VALUES('las_-paused',7,6,50004);
INSERT INTO "answers" VALUES('las_-paused',8,6,50021);
INSERT INTO "answers" VALUES('las_-paused',9,6,50023);
INSERT INTO "answers" VALUES('las_-paused',10,6,50016);
INSERT INTO "answers" VALUES('las_-paused',11,6,50020);
INSERT INTO "answers" VALUES('las_-paused',12,6,50005);
INSERT INTO "answers" VALUES('las_-paused',13,6,50017);
INSERT INTO "answers" VALUES('las_-paused',14,6,50011);
INSERT INTO "answers" VALUES('las_-paused',15,6,50009);
INSERT INTO "answers" VALUES('las_-paused',16,6,50001);
INSERT INTO "answers" VALUES('las_-paused',17,6,50006);
INSERT INTO "answers" VALUES('las_-paused',18,4,121);
INSERT INTO "answers" VALUES('las_-paused',19,5,127);
INSERT INTO "answers" VALUES('las_-paused',20,1,137);
INSERT INTO "answers" VALUES('las_-paused',21,3,143);
INSERT INTO "answers" VALUES('las_-paused',22,0,123);
INSERT INTO "answers" VALUES('las_-paused',23,2,132);
INSERT INTO "answers" VALUES('las_-paused',24,6,50030);
INSERT INTO "answers" VALUES('las_-paused',25,6,50030);
INSERT INTO "answers" VALUES('las_-paused',26,6,50031);
INSERT INTO "answers" VALUES('las_-paused',27,6,50031);
INSERT INTO "answers" VALUES('las_-paused',28,6,50031);
INSERT INTO "answers" VALUES('las_-paused',29,6,50031);
INSERT INTO "answers" VALUES('las_-paused',30,6,50174);
INSERT INTO "answers" VALUES('las_-paused',31,6,50113);
INSERT INTO "answers" VALUES('las_-paused',32,6,50118);
INSERT INTO "answers" VALUES('las_-paused',33,6,50153);
INSERT INTO "answers" VALUES('las_-paused',34,6,50134);
INSERT INTO "answers" VALUES('las_-paused',35,6,50190);
INSERT INTO "answers" VALUES('las_-paused',36,6,50155);
INSERT INTO "answers" VALUES('las_-paused',37,6,50102);
INSERT INTO "answers" VALUES('las_-paused',38,6,50145);
INSERT INTO "answers" VALUES('las_-paused',39,6,50108);
INSERT INTO "answers" VALUES('las_-paused',40,6,50116);
INSERT INTO "answers" VALUES('las_-paused',41,6,50156);
INSERT INTO "answers" VALUES('las_-paused',42,6,50114);
INSERT INTO "answers" VALUES('las_-paused',43,6,50123);
INSERT INTO "answers" VALUES('las_-paused',44,6,50159);
INSERT INTO "answers" VALUES('las_-paused',45,6,50170);
INSERT INTO "answers" VALUES('las_-paused',46,6,50133);
INSERT INTO "answers" VALUES('las_-paused',47,6,50161);
INSERT INTO "answers" VALUES('las_-paused',48,6,50148);
INSERT INTO "answers" VALUES('las_-paused',49,6,50131);
INSERT INTO "answers" VALUES('las_-paused',50,6,50143);
INSERT INTO "answers" VALUES('las_-paused',51,6,50106);
INSERT INTO "answers" VALUES('las_-paused',52,6,50137);
INSERT INTO "answers" VALUES('las_-paused',53,6,50112);
INSERT INTO "answers" VALUES('las_-paused',54,6,50168);
INSERT INTO "answers" VALUES('las_-paused',55,6,50180);
INSERT INTO "answers" VALUES('las_-paused',56,6,50101);
INSERT INTO "answers" VALUES('las_-paused',57,6,50103);
INSERT INTO "answers" VALUES('las_-paused',58,6,50186);
INSERT INTO "answers" VALUES('las_-paused',59,6,50141);
INSERT INTO "answers" VALUES('las_-paused',60,6,50503);
INSERT INTO "answers" VALUES('las_-paused',61,6,50505);
INSERT INTO "answers" VALUES('las_-paused',62,6,50503);
INSERT INTO "answers" VALUES('las_-paused',63,6,50501);
INSERT INTO "answers" VALUES('las_-paused',64,6,50506);
INSERT INTO "answers" VALUES('las_-paused',65,6,50502);
INSERT INTO "answers" VALUES('las_-paused',66,6,50165);
INSERT INTO "answers" VALUES('las_-playing',0,6,50005);
INSERT INTO "answers" VALUES('las_-playing',1,6,50019);
INSERT INTO "answers" VALUES('las_-playing',2,6,50008);
INSERT INTO "answers" VALUES('las_-playing',3,6,50011);
INSERT INTO "answers" VALUES('las_-playing',4,6,50006);
INSERT INTO "answers" VALUES('las_-playing',5,6,50007);
INSERT INTO "answers" VALUES('las_-playing',6,6,50020);
INSERT INTO "answers" VALUES('las_-playing',7,6,50009);
INSERT INTO "answers" VALUES('las_-playing',8,6,50003);
INSERT INTO "answers" VALUES('las_-playing',9,6,50018);
INSERT INTO "answers" VALUES('las_-playing',10,6,50012);
INSERT INTO "answers" VALUES('las_-playing',11,6,50004);
INSERT INTO "answers" VALUES('las_-playing',12,6,50002);
INSERT INTO "answers" VALUES('las_-playing',13,6,50010);
INSERT INTO "answers" VALUES('las_-playing',14,6,50000);
INSERT INTO "answers" VALUES('las_-playing',15,6,50017);
INSERT INTO "answers" VALUES('las_-playing',16,6,50016);
INSERT INTO "answers" VALUES('las_-playing',17,6,50013);
INSERT INTO "answers" VALUES('las_-playing',18,0,122);
INSERT INTO "answers" VALUES('las_-playing',19,1,130);
INSERT INTO "answers" VALUES('las_-playing',20,3,137);
INSERT INTO "answers" VALUES('las_-playing',21,5,133);
INSERT INTO "answers" VALUES('las_-playing',22,4,132);
INSERT INTO "answers" VALUES('las_-playing',23,2,123);
INSERT INTO "answers" VALUES('las_-playing',24,6,50030);
INSERT INTO "answers" VALUES('las_-playing',25,6,50031);
INSERT INTO "answers" VALUES('las_-playing',26,6,50030);
INSERT INTO "answers" VALUES('las_-playing',27,6,50031);
INSERT INTO "answers" VALUES('las_-playing',28,6,50031);
INSERT INTO "answers" VALUES('las_-playing',29,6,50031);
INSERT INTO "answers" VALUES('las_-playing',30,6,50154);
INSERT INTO "answers" VALUES('las_-playing',31,6,50185);
INSERT INTO "answers" VALUES('las_-playing',32,6,50174);
INSERT INTO "answers" VALUES('las_-playing',33,6,50163);
INSERT INTO "answers" VALUES('las_-playing',34,6,50155);
INSERT INTO "answers" VALUES('las_-playing',35,6,50124);
INSERT INTO "answers" VALUES('las_-playing',36,6,50100);
INSERT INTO "answers" VALUES('las_-playing',37,6,50134);
INSERT INTO "answers" VALUES('las_-playing',38,6,50147);
INSERT INTO "answers" VALUES('las_-playing',39,6,50179);
INSERT INTO "answers" VALUES('las_-playing',40,6,50105);
INSERT INTO "answers" VALUES('las_-playing',41,6,50170);
INSERT INTO "answers" VALUES('las_-playing',42,6,50121);
INSERT INTO "answers" VALUES('las_-playing',43,6,50162);
INSERT INTO "answers" VALUES('las_-playing',44,6,50176);
INSERT INTO "answers" VALUES('las_-playing',45,6,50115);
INSERT INTO "answers" VALUES('las_-playing',46,6,50125);
INSERT INTO "answers" VALUES('las_-playing',47,6,50166);
INSERT INTO "answers" VALUES('las_-playing',48,6,50116);
INSERT INTO "answers" VALUES('las_-playing',49,6,50104);
INSERT INTO "answers" VALUES('las_-playing',50,6,50165);
INSERT INTO "answers" VALUES('las_-playing',51,6,50192);
INSERT INTO "answers" VALUES('las_-playing',52,6,50177);
INSERT INTO "answers" VALUES('las_-playing',53,6,50157);
INSERT INTO "answers" VALUES('las_-playing',54,6,50123);
INSERT INTO "answers" VALUES('las_-playing',55,6,50128);
INSERT INTO "answers" VALUES('las_-playing',56,6,50139);
INSERT INTO "answers" VALUES('las_-playing',57,6,50136);
INSERT INTO "answers" VALUES('las_-playing',58,6,50107);
INSERT INTO "answers" VALUES('las_-playing',59,6,50103);
INSERT INTO "answers" VALUES('las_-playing',60,6,50506);
INSERT INTO "answers" VALUES('las_-playing',61,6,50504);
INSERT INTO "answers" VALUES('las_-playing',62,6,50504);
INSERT INTO "answers" VALUES('las_-playing',63,6,50502);
INSERT INTO "answers" VALUES('las_-playing',64,6,50502);
INSERT INTO "answers" VALUES('las_-playing',65,6,50506);
INSERT INTO "answers" VALUES('las_-playing',66,6,50505);
INSERT INTO "answers" VALUES('las_-playing',67,6,50506);
INSERT INTO "answers" VALUES('las_-playing',68,6,50110);
INSERT INTO "answers" VALUES('las_-playing',69,5,2125);
INSERT INTO "answers" VALUES('las_-playing',70,5,2433);
INSERT INTO "answers" VALUES('las_-playing',71,5,1);
INSERT INTO "answers" VALUES('las_-playing',72,6,50126);
INSERT INTO "answers" VALUES('las_-playing',73,0,2315);
INSERT INTO "answers" VALUES('las_-playing',74,0,1);
INSERT INTO "answers" VALUES('las_-playing',75,6,50102);
INSERT INTO "answers" VALUES('las_-playing',76,1,47010);
INSERT INTO "answers" VALUES('las_-playing',77,1,324);
INSERT INTO "answers" VALUES('las_-playing',78,6,50118);
INSERT INTO "answers" VALUES('las_-playing',79,1,2025);
INSERT INTO "answers" VALUES('las_-playing',80,1,2410);
INSERT INTO "answers" VALUES('las_-playing',81,1,1);
INSERT INTO "answers" VALUES('las_-playing',82,6,50187);
INSERT INTO "answers" VALUES('las_-playing',83,2,2062);
INSERT INTO "answers" VALUES('las_-playing',84,2,2253);
INSERT INTO "answers" VALUES('las_-playing',85,2,1);
INSERT INTO "answers" VALUES('las_-playing',86,6,50184);
INSERT INTO "answers" VALUES('las_-playing',87,3,2195);
INSERT INTO "answers" VALUES('las_-playing',88,3,1104);
INSERT INTO "answers" VALUES('las_-playing',89,3,561);
INSERT INTO "answers" VALUES('las_-playing',90,3,2300);
INSERT INTO "answers" VALUES('las_-playing',91,3,1);
INSERT INTO "answers" VALUES('las_-playing',92,6,50130);
INSERT INTO "answers" VALUES('las_-playing',93,4,1097);
INSERT INTO "answers" VALUES('las_-playing',94,6,50132);
INSERT INTO "answers" VALUES('las_-playing',95,6,50135);
INSERT INTO "answers" VALUES('las_-playing',96,6,50145);
INSERT INTO "answers" VALUES('las_-playing',97,6,50122);
INSERT INTO "answers" VALUES('las_-playing',98,6,50158);
INSERT INTO "answers" VALUES('las_-playing',99,6,50138);
INSERT INTO "answers" VALUES('las_-playing',100,4,2384);
INSERT INTO "answers" VALUES('las_-playing',101,4,2361);
INSERT INTO "answers" VALUES('las_-playing',102,4,1);
INSERT INTO "answers" VALUES('las_-playing',103,3,2);
INSERT INTO "answers" VALUES('las_-playing',104,4,8279);
INSERT INTO "answers" VALUES('las_-playing',105,5,8339);
INSERT INTO "answers" VALUES('las_-playing',106,1,8219);
INSERT INTO "answers" VALUES('las_-playing',107,2,9044);
INSERT INTO "answers" VALUES('las_-playing',108,0,8890);
INSERT INTO "answers" VALUES('las_-playing',109,3,8052);
INSERT INTO "answers" VALUES('las_-playing',110,1,8267);
INSERT INTO "answers" VALUES('las_-playing',111,2,8840);
INSERT INTO "answers" VALUES('las_-playing',112,3,2);
INSERT INTO "answers" VALUES('las_-playing',113,5,8423);
INSERT INTO "answers" VALUES('las_-playing',114,0,9022);
INSERT INTO "answers" VALUES('las_-playing',115,4,8783);
INSERT INTO "answers" VALUES('las_-playing',116,4,9107);
INSERT INTO "answers" VALUES('las_-playing',117,0,2);
INSERT INTO "answers" VALUES('las_-playing',118,2,8912);
INSERT INTO "answers" VALUES('las_-playing',119,5,8039);
INSERT INTO "answers" VALUES('las_-playing',120,1,8951);
INSERT INTO "answers" VALUES('las_-playing',121,6,50173);
INSERT INTO "answers" VALUES('las_-playing',122,6,50169);
INSERT INTO "answers" VALUES('las_-playing',123,6,50181);
INSERT INTO "answers" VALUES('las_-playing',124,6,50168);
INSERT INTO "answers" VALUES('las_-playing',125,6,50144);
INSERT INTO "answers" VALUES('las_-playing',126,6,50114);
INSERT INTO "answers" VALUES('las_-playing',127,6,50109);
INSERT INTO "answers" VALUES('las_-playing',128,6,50189);
INSERT INTO "answers" VALUES('las_-playing',129,6,50183);
INSERT INTO "answers" VALUES('las_-playing',130,6,50149);
INSERT INTO "answers" VALUES('las_-playing',131,6,50188);
INSERT INTO "answers" VALUES('las_-playing',132,5,6973);
INSERT INTO "answers" VALUES('las_-playing',133,5,824);
INSERT INTO "answers" VALUES('las_-playing',134,5,2089);
INSERT INTO "answers" VALUES('las_-playing',135,5,1);
INSERT INTO "answers" VALUES('las_-playing',136,6,50151);
INSERT INTO "answers" VALUES('new_-finished',0,4,2209);
INSERT INTO "answers" VALUES('new_-finished',1,4,2203);
INSERT INTO "answers" VALUES('new_-finished',2,4,2202);
INSERT INTO "answers" VALUES('new_-finished',3,4,2200);
INSERT INTO "answers" VALUES('new_-finished',4,4,2220);
INSERT INTO "answers" VALUES('new_-finished',5,4,2254);
INSERT INTO "answers" VALUES('new_-finished',6,4,2247);
INSERT INTO "answers" VALUES('new_-finished',7,4,2248);
INSERT INTO "answers" VALUES('new_-finished',8,4,2242);
INSERT INTO "answers" VALUES('new_-finished',9,4,2257);
INSERT INTO "answers" VALUES('new_-finished',10,4,2246);
INSERT INTO "answers" VALUES('new_-finished',11,4,2248);
INSERT INTO "answers" VALUES('new_-finished',12,4,2254);
INSERT INTO "answers" VALUES('new_-finished',13,4,2252);
INSERT INTO "answers" VALUES('new_-finished',14,4,2250);
INSERT INTO "answers" VALUES('new_-finished',15,4,2254);
INSERT INTO "answers" VALUES('new_-finished',16,4,2243);
INSERT INTO "answers" VALUES('new_-finished',17,2,28);
INSERT INTO "answers" VALUES('new_-finished',18,3,23);
INSERT INTO "answers" VALUES('new_-finished',19,1,26);
INSERT INTO "answers" VALUES('new_-finished',20,0,27);
INSERT INTO "answers" VALUES('new_-finished',21,3,0);
INSERT INTO "answers" VALUES('new_-finished',22,1,48);
INSERT INTO "answers" VALUES('new_-finished',23,2,57);
INSERT INTO "answers" VALUES('new_-finished',24,0,50);
INSERT INTO "answers" VALUES('new_-finished',25,4,2268);
INSERT INTO "answers" VALUES('new_-finished',26,0,256);
INSERT INTO "answers" VALUES('new_-finished',27,2,264);
INSERT INTO "answers" VALUES('new_-finished',28,4,2286);
INSERT INTO "answers" VALUES('new_-finished',29,0,1);
INSERT INTO "answers" VALUES('new_-finished',30,1,2);
INSERT INTO "answers" VALUES('new_-finished',31,3,2);
INSERT INTO "answers" VALUES('new_-finished',32,4,2256);
INSERT INTO "answers" VALUES('new_-finished',33,4,2241);
INSERT INTO "answers" VALUES('new_-finished',34,4,2249);
INSERT INTO "answers" VALUES('new_-finished',35,4,2242);
INSERT INTO "answers" VALUES('new_-finished',36,4,2247);
INSERT INTO "answers" VALUES('new_-finished',37,4,2255);
INSERT INTO "answers" VALUES('new_-finished',38,4,2241);
INSERT INTO "answers" VALUES('new_-finished',39,4,2252);
INSERT INTO "answers" VALUES('new_-finished',40,4,2255);
INSERT INTO "answers" VALUES('new_-finished',41,4,2254);
INSERT INTO "answers" VALUES('new_-finished',42,4,2248);
INSERT INTO "answers" VALUES('new_-finished',43,4,2241);
INSERT INTO "answers" VALUES('new_-finished',44,4,2244);
INSERT INTO "answers" VALUES('new_-finished',45,4,2250);
INSERT INTO "answers" VALUES('new_-finished',46,4,2252);
INSERT INTO "answers" VALUES('new_-finished',47,4,2240);
INSERT INTO "answers" VALUES('new_-finished',48,2,35);
INSERT INTO "answers" VALUES('new_-finished',49,3,24);
INSERT INTO "answers" VALUES('new_-finished',50,1,27);
INSERT INTO "answers" VALUES('new_-finished',51,0,29);
INSERT INTO "answers" VALUES('new_-finished',52,2,257);
INSERT INTO "answers" VALUES('new_-finished',53,0,30);
INSERT INTO "answers" VALUES('new_-finished',54,3,21);
INSERT INTO "answers" VALUES('new_-finished',55,1,36);
INSERT INTO "answers" VALUES('new_-finished',56,2,21);
INSERT INTO "answers" VALUES('new_-finished',57,0,208);
INSERT INTO "answers" VALUES('new_-finished',58,3,55);
INSERT INTO "answers" VALUES('new_-finished',59,2,42);
INSERT INTO "answers" VALUES('new_-finished',60,1,40);
INSERT INTO "answers" VALUES('new_-finished',61,0,48);
INSERT INTO "answers" VALUES('new_-finished',62,3,209);
INSERT INTO "answers" VALUES('new_-finished',63,4,2295);
INSERT INTO "answers" VALUES('new_-finished',64,0,86);
INSERT INTO "answers" VALUES('new_-finished',65,0,848);
INSERT INTO "answers" VALUES('new_-finished',66,4,2299);
INSERT INTO "answers" VALUES('new_-finished',67,0,122);
INSERT INTO "answers" VALUES('new_-finished',68,2,95);
INSERT INTO "answers" VALUES('new_-finished',69,4,2285);
INSERT INTO "answers" VALUES('new_-finished',70,2,123);
INSERT INTO "answers" VALUES('new_-finished',71,3,85);
INSERT INTO "answers" VALUES('new_-finished',72,3,3);
INSERT INTO "answers" VALUES('new_-finished',73,3,667);
INSERT INTO "answers" VALUES('new_-finished',74,4,2283);
INSERT INTO "answers" VALUES('new_-finished',75,1,80);
INSERT INTO "answers" VALUES('new_-finished',76,1,3);
INSERT INTO "answers" VALUES('new_-finished',77,1,265);
INSERT INTO "answers" VALUES('new_-finished',78,1,216);
INSERT INTO "answers" VALUES('new_-finished',79,1,120);
INSERT INTO "answers" VALUES('new_-finished',80,0,1);
INSERT INTO "answers" VALUES('new_-finished',81,2,2);
INSERT INTO "answers" VALUES('new_-finished',82,1,2);
INSERT INTO "answers" VALUES('new_-finished',83,3,2);
INSERT INTO "answers" VALUES('new_-finished',84,4,2257);
INSERT INTO "answers" VALUES('new_-finished',85,4,2247);
INSERT INTO "answers" VALUES('new_-finished',86,4,2254);
INSERT INTO "answers" VALUES('new_-finished',87,4,2249);
INSERT INTO "answers" VALUES('new_-finished',88,4,2240);
INSERT INTO "answers" VALUES('new_-finished',89,4,2254);
INSERT INTO "answers" VALUES('new_-finished',90,4,2252);
INSERT INTO "answers" VALUES('new_-finished',91,4,2242);
INSERT INTO "answers" VALUES('new_-finished',92,4,2244);
INSERT INTO "answers" VALUES('new_-finished',93,4,2251);
INSERT INTO "answers" VALUES('new_-finished',94,4,2249);
INSERT INTO "answers" VALUES('new_-finished',95,4,2256);
INSERT INTO "answers" VALUES('new_-finished',96,4,2256);
INSERT INTO "answers" VALUES('new_-finished',97,4,2254);
INSERT INTO "answers" VALUES('new_-finished',98,4,2253);
INSERT INTO "answers" VALUES('new_-finished',99,4,2246);
INSERT INTO "answers" VALUES('new_-finished',100,4,2253);
INSERT INTO "answers" VALUES('new_-finished',101,4,2241);
INSERT INTO "answers" VALUES('new_-finished',102,4,2243);
INSERT INTO "answers" VALUES('new_-finished',103,4,2244);
INSERT INTO "answers" VALUES('new_-finished',104,0,27);
INSERT INTO "answers" VALUES('new_-finished',105,3,23);
INSERT INTO "answers" VALUES('new_-finished',106,2,36);
INSERT INTO "answers" VALUES('new_-finished',107,1,24);
INSERT INTO "answers" VALUES('new_-finished',108,2,31);
INSERT INTO "answers" VALUES('new_-finished',109,0,24);
INSERT INTO "answers" VALUES('new_-finished',110,3,36);
INSERT INTO "answers" VALUES('new_-finished',111,1,37);
INSERT INTO "answers" VALUES('new_-finished',112,1,258);
INSERT INTO "answers" VALUES('new_-finished',113,1,26);
INSERT INTO "answers" VALUES('new_-finished',114,2,20);
INSERT INTO "answers" VALUES('new_-finished',115,0,29);
INSERT INTO "answers" VALUES('new_-finished',116,3,22);
INSERT INTO "answers" VALUES('new_-finished',117,0,54);
INSERT INTO "answers" VALUES('new_-finished',118,1,0);
INSERT INTO "answers" VALUES('new_-finished',119,2,41);
INSERT INTO "answers" VALUES('new_-finished',120,3,0);
INSERT INTO "answers" VALUES('new_-finished',121,4,2270);
INSERT INTO "answers" VALUES('new_-finished',122,4,2262);
INSERT INTO "answers" VALUES('new_-finished',123,1,210);
INSERT INTO "answers" VALUES('new_-finished',124,4,2292);
INSERT INTO "answers" VALUES('new_-finished',125,0,81);
INSERT INTO "answers" VALUES('new_-finished',126,0,3);
INSERT INTO "answers" VALUES('new_-finished',127,0,131);
INSERT INTO "answers" VALUES('new_-finished',128,0,122);
INSERT INTO "answers" VALUES('new_-finished',129,2,80);
INSERT INTO "answers" VALUES('new_-finished',130,2,288);
INSERT INTO "answers" VALUES('new_-finished',131,2,217);
INSERT INTO "answers" VALUES('new_-finished',132,3,80);
INSERT INTO "answers" VALUES('new_-finished',133,3,3);
INSERT INTO "answers" VALUES('new_-finished',134,3,218);
INSERT INTO "answers" VALUES('new_-finished',135,3,266);
INSERT INTO "answers" VALUES('new_-finished',136,3,120);
INSERT INTO "answers" VALUES('new_-finished',137,0,92);
INSERT INTO "answers" VALUES('new_-finished',138,4,2288);
INSERT INTO "answers" VALUES('new_-finished',139,2,80);
INSERT INTO "answers" VALUES('new_-finished',140,2,120);
INSERT INTO "answers" VALUES('new_-finished',141,0,99);
INSERT INTO "answers" VALUES('new_-finished',142,0,182);
INSERT INTO "answers" VALUES('new_-finished',143,4,2296);
INSERT INTO "answers" VALUES('new_-finished',144,3,1);
INSERT INTO "answers" VALUES('new_-finished',145,1,2);
INSERT INTO "answers" VALUES('new_-finished',146,0,2);
INSERT INTO "answers" VALUES('new_-finished',147,4,2253);
INSERT INTO "answers" VALUES('new_-finished',148,4,2257);
INSERT INTO "answers" VALUES('new_-finished',149,4,2252);
INSERT INTO "answers" VALUES('new_-finished',150,4,2254);
INSERT INTO "answers" VALUES('new_-finished',151,4,2242);
INSERT INTO "answers" VALUES('new_-finished',152,4,2243);
INSERT INTO "answers" VALUES('new_-finished',153,4,2251);
INSERT INTO "answers" VALUES('new_-finished',154,4,2256);
INSERT INTO "answers" VALUES('new_-finished',155,4,2255);
INSERT INTO "answers" VALUES('new_-finished',156,4,2248);
INSERT INTO "answers" VALUES('new_-finished',157,4,2252);
INSERT INTO "answers" VALUES('new_-finished',158,4,2257);
INSERT INTO "answers" VALUES('new_-finished',159,4,2247);
INSERT INTO "answers" VALUES('new_-finished',160,4,2251);
INSERT INTO "answers" VALUES('new_-finished',161,4,2240);
INSERT INTO "answers" VALUES('new_-finished',162,4,2241);
INSERT INTO "answers" VALUES('new_-finished',163,0,32);
INSERT INTO "answers" VALUES('new_-finished',164,1,23);
INSERT INTO "answers" VALUES('new_-finished',165,3,20);
INSERT INTO "answers" VALUES('new_-finished',166,2,35);
INSERT INTO "answers" VALUES('new_-finished',167,1,37);
INSERT INTO "answers" VALUES('new_-finished',168,0,31);
INSERT INTO "answers" VALUES('new_-finished',169,3,37);
INSERT INTO "answers" VALUES('new_-finished',170,2,22);
INSERT INTO "answers" VALUES('new_-finished',171,3,219);
INSERT INTO "answers" VALUES('new_-finished',172,2,0);
INSERT INTO "answers" VALUES('new_-finished',173,1,47);
INSERT INTO "answers" VALUES('new_-finished',174,3,0);
INSERT INTO "answers" VALUES('new_-finished',175,0,48);
INSERT INTO "answers" VALUES('new_-finished',176,4,2264);
INSERT INTO "answers" VALUES('new_-finished',177,4,2274);
INSERT INTO "answers" VALUES('new_-finished',178,2,1913);
INSERT INTO "answers" VALUES('new_-finished',179,4,2287);
INSERT INTO "answers" VALUES('new_-finished',180,3,87);
INSERT INTO "answers" VALUES('new_-finished',181,3,3);
INSERT INTO "answers" VALUES('new_-finished',182,3,1066);
INSERT INTO "answers" VALUES('new_-finished',183,3,1201);
INSERT INTO "answers" VALUES('new_-finished',184,4,2300);
INSERT INTO "answers" VALUES('new_-finished',185,3,120);
INSERT INTO "answers" VALUES('new_-finished',186,0,81);
INSERT INTO "answers" VALUES('new_-finished',187,0,133);
INSERT INTO "answers" VALUES('new_-finished',188,2,1);
INSERT INTO "answers" VALUES('new_-finished',189,3,2);
INSERT INTO "answers" VALUES('new_-finished',190,1,2);
INSERT INTO "answers" VALUES('new_-finished',191,4,2245);
INSERT INTO "answers" VALUES('new_-finished',192,4,2245);
INSERT INTO "answers" VALUES('new_-finished',193,4,2245);
INSERT INTO "answers" VALUES('new_-finished',194,4,2253);
INSERT INTO "answers" VALUES('new_-finished',195,4,2249);
INSERT INTO "answers" VALUES('new_-finished',196,4,2251);
INSERT INTO "answers" VALUES('new_-finished',197,4,2246);
INSERT INTO "answers" VALUES('new_-finished',198,4,2256);
INSERT INTO "answers" VALUES('new_-finished',199,4,2243);
INSERT INTO "answers" VALUES('new_-finished',200,4,2246);
INSERT INTO "answers" VALUES('new_-finished',201,4,2254);
INSERT INTO "answers" VALUES('new_-finished',202,4,2245);
INSERT INTO "answers" VALUES('new_-finished',203,0,25);
INSERT INTO "answers" VALUES('new_-finished',204,3,25);
INSERT INTO "answers" VALUES('new_-finished',205,2,23);
INSERT INTO "answers" VALUES('new_-finished',206,1,29);
INSERT INTO "answers" VALUES('new_-finished',207,2,51);
INSERT INTO "answers" VALUES('new_-finished',208,1,45);
INSERT INTO "answers" VALUES('new_-finished',209,3,46);
INSERT INTO "answers" VALUES('new_-finished',210,0,0);
INSERT INTO "answers" VALUES('new_-finished',211,4,2261);
INSERT INTO "answers" VALUES('new_-finished',212,2,4);
INSERT INTO "answers" VALUES('new_-finished',213,4,2289);
INSERT INTO "answers" VALUES('new_-finished',214,2,1);
INSERT INTO "answers" VALUES('new_-finished',215,3,2);
INSERT INTO "answers" VALUES('new_-finished',216,1,2);
INSERT INTO "answers" VALUES('new_-finished',217,0,2);
INSERT INTO "answers" VALUES('new_-paused',0,4,2209);
INSERT INTO "answers" VALUES('new_-paused',1,4,2204);
INSERT INTO "answers" VALUES('new_-paused',2,4,2201);
INSERT INTO "answers" VALUES('new_-paused',3,4,2200);
INSERT INTO "answers" VALUES('new_-paused',4,4,2220);
INSERT INTO "answers" VALUES('new_-paused',5,4,2251);
INSERT INTO "answers" VALUES('new_-paused',6,4,2250);
INSERT INTO "answers" VALUES('new_-paused',7,4,2254);
INSERT INTO "answers" VALUES('new_-paused',8,4,2251);
INSERT INTO "answers" VALUES('new_-paused',9,4,2253);
INSERT INTO "answers" VALUES('new_-paused',10,4,2253);
INSERT INTO "answers" VALUES('new_-paused',11,4,2247);
INSERT INTO "answers" VALUES('new_-paused',12,4,2245);
INSERT INTO "answers" VALUES('new_-paused',13,4,2255);
INSERT INTO "answers" VALUES('new_-paused',14,4,2243);
INSERT INTO "answers" VALUES('new_-paused',15,4,2252);
INSERT INTO "answers" VALUES('new_-paused',16,4,2254);
INSERT INTO "answers" VALUES('new_-paused',17,2,27);
INSERT INTO "answers" VALUES('new_-paused',18,0,31);
INSERT INTO "answers" VALUES('new_-paused',19,1,31);
INSERT INTO "answers" VALUES('new_-paused',20,3,23);
INSERT INTO "answers" VALUES('new_-paused',21,3,55);
INSERT INTO "answers" VALUES('new_-paused',22,0,0);
INSERT INTO "answers" VALUES('new_-paused',23,1,50);
INSERT INTO "answers" VALUES('new_-paused',24,2,0);
INSERT INTO "answers" VALUES('new_-paused',25,4,2260);
INSERT INTO "answers" VALUES('new_-paused',26,4,2264);
INSERT INTO "answers" VALUES('new_-paused',27,1,289);
INSERT INTO "answers" VALUES('new_-paused',28,3,256);
INSERT INTO "answers" VALUES('new_-paused',29,4,2297);
INSERT INTO "answers" VALUES('new_-paused',30,0,1);
INSERT INTO "answers" VALUES('new_-paused',31,2,2);
INSERT INTO "answers" VALUES('new_-playing',0,4,2209);
INSERT INTO "answers" VALUES('new_-playing',1,4,2202);
INSERT INTO "answers" VALUES('new_-playing',2,4,2201);
INSERT INTO "answers" VALUES('new_-playing',3,4,2203);
INSERT INTO "answers" VALUES('new_-playing',4,4,2220);
INSERT INTO "answers" VALUES('new_-playing',5,4,2257);
INSERT INTO "answers" VALUES('new_-playing',6,4,2243);
INSERT INTO "answers" VALUES('new_-playing',7,4,2255);
INSERT INTO "answers" VALUES('new_-playing',8,4,2247);
INSERT INTO "answers" VALUES('new_-playing',9,4,2243);
INSERT INTO "answers" VALUES('new_-playing',10,4,2257);
INSERT INTO "answers" VALUES('new_-playing',11,4,2248);
INSERT INTO "answers" VALUES('new_-playing',12,4,2247);
INSERT INTO "answers" VALUES('new_-playing',13,4,2254);
INSERT INTO "answers" VALUES('new_-playing',14,4,2242);
INSERT INTO "answers" VALUES('new_-playing',15,4,2255);
INSERT INTO "answers" VALUES('new_-playing',16,4,2245);
INSERT INTO "answers" VALUES('new_-playing',17,3,25);
INSERT INTO "answers" VALUES('new_-playing',18,2,27);
INSERT INTO "answers" VALUES('new_-playing',19,1,37);
INSERT INTO "answers" VALUES('new_-playing',20,0,23);
INSERT INTO "answers" VALUES('new_-playing',21,1,240);
INSERT INTO "answers" VALUES('new_-playing',22,1,55);
INSERT INTO "answers" VALUES('new_-playing',23,0,0);
INSERT INTO "answers" VALUES('new_-playing',24,2,47);
INSERT INTO "answers" VALUES('new_-playing',25,3,48);
INSERT INTO "answers" VALUES('new_-playing',26,4,2260);
INSERT INTO "answers" VALUES('new_-playing',27,1,256);
INSERT INTO "answers" VALUES('new_-playing',28,4,2291);
INSERT INTO "answers" VALUES('new_-playing',29,0,1);
INSERT INTO "answers" VALUES('new_-playing',30,2,2);
INSERT INTO "answers" VALUES('new_-playing',31,4,2240);
INSERT INTO "answers" VALUES('new_-playing',32,4,2251);
INSERT INTO "answers" VALUES('new_-playing',33,4,2242);
INSERT INTO "answers" VALUES('new_-playing',34,4,2251);
INSERT INTO "answers" VALUES('new_-playing',35,4,2249);
INSERT INTO "answers" VALUES('new_-playing',36,4,2245);
INSERT INTO "answers" VALUES('new_-playing',37,4,2248);
INSERT INTO "answers" VALUES('new_-playing',38,4,2250);
INSERT INTO "answers" VALUES('new_-playing',39,4,2252);
INSERT INTO "answers" VALUES('new_-playing',40,4,2243);
INSERT INTO "answers" VALUES('new_-playing',41,4,2256);
INSERT INTO "answers" VALUES('new_-playing',42,4,2248);
INSERT INTO "answers" VALUES('new_-playing',43,4,2248);
INSERT INTO "answers" VALUES('new_-playing',44,4,2255);
INSERT INTO "answers" VALUES('new_-playing',45,4,2241);
INSERT INTO "answers" VALUES('new_-playing',46,4,2246);
INSERT INTO "answers" VALUES('new_-playing',47,2,28);
INSERT INTO "answers" VALUES('new_-playing',48,0,31);
INSERT INTO "answers" VALUES('new_-playing',49,1,30);
INSERT INTO "answers" VALUES('new_-playing',50,3,26);
INSERT INTO "answers" VALUES('new_-playing',51,1,257);
INSERT INTO "answers" VALUES('new_-playing',52,0,28);
INSERT INTO "answers" VALUES('new_-playing',53,1,20);
INSERT INTO "answers" VALUES('new_-playing',54,3,23);
INSERT INTO "answers" VALUES('new_-playing',55,2,29);
INSERT INTO "answers" VALUES('new_-playing',56,2,42);
INSERT INTO "answers" VALUES('new_-playing',57,1,41);
INSERT INTO "answers" VALUES('new_-playing',58,0,0);
INSERT INTO "answers" VALUES('new_-playing',59,3,0);
INSERT INTO "answers" VALUES('new_-playing',60,4,2267);
INSERT INTO "answers" VALUES('new_-playing',61,4,2270);
INSERT INTO "answers" VALUES('new_-playing',62,3,264);
INSERT INTO "answers" VALUES('new_-playing',63,4,2288);
INSERT INTO "answers" VALUES('new_-playing',64,0,81);
INSERT INTO "answers" VALUES('new_-playing',65,0,131);
INSERT INTO "answers" VALUES('new_-playing',66,0,122);
INSERT INTO "answers" VALUES('new_-playing',67,2,80);
INSERT INTO "answers" VALUES('new_-playing',68,2,216);
INSERT INTO "answers" VALUES('new_-playing',69,2,265);
INSERT INTO "answers" VALUES('new_-playing',70,3,80);
INSERT INTO "answers" VALUES('new_-playing',71,3,208);
INSERT INTO "answers" VALUES('new_-playing',72,3,258);
INSERT INTO "answers" VALUES('new_-playing',73,3,120);
INSERT INTO "answers" VALUES('new_-playing',74,0,1);
INSERT INTO "answers" VALUES('new_-playing',75,1,2);
INSERT INTO "answers" VALUES('new_-playing',76,2,2);
INSERT INTO "answers" VALUES('new_-playing',77,4,2253);
INSERT INTO "answers" VALUES('new_-playing',78,4,2251);
INSERT INTO "answers" VALUES('new_-playing',79,4,2246);
INSERT INTO "answers" VALUES('new_-playing',80,4,2256);
INSERT INTO "answers" VALUES('new_-playing',81,4,2240);
INSERT INTO "answers" VALUES('new_-playing',82,4,2252);
INSERT INTO "answers" VALUES('new_-playing',83,4,2254);
INSERT INTO "answers" VALUES('new_-playing',84,4,2243);
INSERT INTO "answers" VALUES('new_-playing',85,4,2248);
INSERT INTO "answers" VALUES('new_-playing',86,4,2244);
INSERT INTO "answers" VALUES('new_-playing',87,4,2246);
INSERT INTO "answers" VALUES('new_-playing',88,4,2241);
INSERT INTO "answers" VALUES('new_-playing',89,4,2256);
INSERT INTO "answers" VALUES('new_-playing',90,4,2242);
INSERT INTO "answers" VALUES('new_-playing',91,4,2255);
INSERT INTO "answers" VALUES('new_-playing',92,4,2253);
INSERT INTO "answers" VALUES('new_-playing',93,4,2242);
INSERT INTO "answers" VALUES('new_-playing',94,4,2243);
INSERT INTO "answers" VALUES('new_-playing',95,4,2257);
INSERT INTO "answers" VALUES('new_-playing',96,4,2245);
INSERT INTO "answers" VALUES('new_-playing',97,1,23);
INSERT INTO "answers" VALUES('new_-playing',98,2,26);
INSERT INTO "answers" VALUES('new_-playing',99,0,26);
INSERT INTO "answers" VALUES('new_-playing',100,3,23);
INSERT INTO "answers" VALUES('new_-playing',101,1,36);
INSERT INTO "answers" VALUES('new_-playing',102,2,28);
INSERT INTO "answers" VALUES('new_-playing',103,3,35);
INSERT INTO "answers" VALUES('walp-finished',0,4,4001);
INSERT INTO "answers" VALUES('walp-finished',1,4,4019);
INSERT INTO "answers" VALUES('walp-finished',2,4,4010);
INSERT INTO "answers" VALUES('walp-finished',3,4,4013);
INSERT INTO "answers" VALUES('walp-finished',4,4,4039);
INSERT INTO "answers" VALUES('walp-finished',5,4,4073);
INSERT INTO "answers" VALUES('walp-finished',6,4,4062);
INSERT INTO "answers" VALUES('walp-finished',7,4,4060);
INSERT INTO "answers" VALUES('walp-finished',8,4,4068);
INSERT INTO "answers" VALUES('walp-finished',9,4,4055);
INSERT INTO "answers" VALUES('walp-finished',10,4,4061);
INSERT INTO "answers" VALUES('walp-finished',11,4,4067);
INSERT INTO "answers" VALUES('walp-finished',12,4,4056);
INSERT INTO "answers" VALUES('walp-finished',13,4,4074);
INSERT INTO "answers" VALUES('walp-finished',14,4,4075);
INSERT INTO "answers" VALUES('walp-finished',15,0,0);
INSERT INTO "answers" VALUES('walp-finished',16,2,0);
INSERT INTO "answers" VALUES('walp-finished',17,3,0);
INSERT INTO "answers" VALUES('walp-finished',18,1,0);
INSERT INTO "answers" VALUES('walp-finished',19,4,4093);
INSERT INTO "answers" VALUES('walp-finished',20,3,26);
INSERT INTO "answers" VALUES('walp-finished',21,3,27);
INSERT INTO "answers" VALUES('walp-finished',22,3,22);
INSERT INTO "answers" VALUES('walp-finished',23,3,236);
INSERT INTO "answers" VALUES('walp-finished',24,3,448);
INSERT INTO "answers" VALUES('walp-finished',25,3,1762);
INSERT INTO "answers" VALUES('walp-finished',26,3,4);
INSERT INTO "answers" VALUES('walp-finished',27,3,2616);
INSERT INTO "answers" VALUES('walp-finished',28,3,3);
INSERT INTO "answers" VALUES('walp-finished',29,0,26);
INSERT INTO "answers" VALUES('walp-finished',30,0,29);
INSERT INTO "answers" VALUES('walp-finished',31,0,1);
INSERT INTO "answers" VALUES('walp-finished',32,0,183);
INSERT INTO "answers" VALUES('walp-finished',33,0,601);
INSERT INTO "answers" VALUES('walp-finished',34,0,2762);
INSERT INTO "answers" VALUES('walp-finished',35,0,2641);
INSERT INTO "answers" VALUES('walp-finished',36,0,3);
INSERT INTO "answers" VALUES('walp-finished',37,1,25);
INSERT INTO "answers" VALUES('walp-finished',38,1,17);
INSERT INTO "answers" VALUES('walp-finished',39,4,4107);
INSERT INTO "answers" VALUES('walp-finished',40,1,188);
INSERT INTO "answers" VALUES('walp-finished',41,1,2);
INSERT INTO "answers" VALUES('walp-finished',42,1,1693);
INSERT INTO "answers" VALUES('walp-finished',43,1,4);
INSERT INTO "answers" VALUES('walp-finished',44,1,2707);
INSERT INTO "answers" VALUES('walp-finished',45,1,3);
INSERT INTO "answers" VALUES('walp-finished',46,2,28);
INSERT INTO "answers" VALUES('walp-finished',47,2,17);
INSERT INTO "answers" VALUES('walp-finished',48,2,24);
INSERT INTO "answers" VALUES('walp-finished',49,2,245);
INSERT INTO "answers" VALUES('walp-finished',50,2,443);
INSERT INTO "answers" VALUES('walp-finished',51,2,1690);
INSERT INTO "answers" VALUES('walp-finished',52,2,4);
INSERT INTO "answers" VALUES('walp-finished',53,2,2516);
INSERT INTO "answers" VALUES('walp-finished',54,2,2542);
INSERT INTO "answers" VALUES('walp-finished',55,2,3);
INSERT INTO "answers" VALUES('walp-finished',56,3,13);
INSERT INTO "answers" VALUES('walp-finished',57,4,4108);
INSERT INTO "answers" VALUES('walp-finished',58,3,14);
INSERT INTO "answers" VALUES('walp-finished',59,4,4101);
INSERT INTO "answers" VALUES('walp-paused',0,4,4001);
INSERT INTO "answers" VALUES('walp-paused',1,4,4015);
INSERT INTO "answers" VALUES('walp-paused',2,4,4010);
INSERT INTO "answers" VALUES('walp-paused',3,4,4018);
INSERT INTO "answers" VALUES('walp-paused',4,4,4026);
INSERT INTO "answers" VALUES('walp-paused',5,4,4072);
INSERT INTO "answers" VALUES('walp-paused',6,4,4080);
INSERT INTO "answers" VALUES('walp-paused',7,4,4065);
INSERT INTO "answers" VALUES('walp-paused',8,4,4060);
INSERT INTO "answers" VALUES('walp-paused',9,4,4076);
INSERT INTO "answers" VALUES('walp-paused',10,4,4054);
INSERT INTO "answers" VALUES('walp-paused',11,4,4079);
INSERT INTO "answers" VALUES('walp-paused',12,4,4071);
INSERT INTO "answers" VALUES('walp-paused',13,4,4073);
INSERT INTO "answers" VALUES('walp-paused',14,4,4075);
INSERT INTO "answers" VALUES('walp-playing',0,4,4003);
INSERT INTO "answers" VALUES('walp-playing',1,4,4016);
INSERT INTO "answers" VALUES('walp-playing',2,4,4037);
INSERT INTO "answers" VALUES('walp-playing',3,4,4015);
INSERT INTO "answers" VALUES('walp-playing',4,4,4010);
INSERT INTO "answers" VALUES('walp-playing',5,4,4054);
INSERT INTO "answers" VALUES('walp-playing',6,4,4073);
INSERT INTO "answers" VALUES('walp-playing',7,4,4063);
INSERT INTO "answers" VALUES('walp-playing',8,4,4053);
INSERT INTO "answers" VALUES('walp-playing',9,4,4060);
INSERT INTO "answers" VALUES('walp-playing',10,4,4074);
INSERT INTO "answers" VALUES('walp-playing',11,4,4080);
INSERT INTO "answers" VALUES('walp-playing',12,4,4067);
INSERT INTO "answers" VALUES('walp-playing',13,4,4059);
INSERT INTO "answers" VALUES('walp-playing',14,4,4072);
INSERT INTO "answers" VALUES('walp-playing',15,0,0);
INSERT INTO "answers" VALUES('walp-playing',16,3,0);
INSERT INTO "answers" VALUES('walp-playing',17,1,0);
INSERT INTO "answers" VALUES('walp-playing',18,2,0);
INSERT INTO "answers" VALUES('walp-playing',19,4,4091);
INSERT INTO "answers" VALUES('walp-playing',20,1,25);
INSERT INTO "answers" VALUES('walp-playing',21,1,28);
INSERT INTO "answers" VALUES('walp-playing',22,1,29);
INSERT INTO "answers" VALUES('walp-playing',23,1,172);
INSERT INTO "answers" VALUES('walp-playing',24,1,2);
INSERT INTO "answers" VALUES('walp-playing',25,1,2068);
INSERT INTO "answers" VALUES('walp-playing',26,1,2115);
INSERT INTO "answers" VALUES('walp-playing',27,1,4);
INSERT INTO "answers" VALUES('walp-playing',28,1,2694);
INSERT INTO "answers" VALUES('walp-playing',29,1,3);
INSERT INTO "answers" VALUES('walp-playing',30,2,26);
INSERT INTO "answers" VALUES('walp-playing',31,2,21);
INSERT INTO "answers" VALUES('walp-playing',32,2,27);
INSERT INTO "answers" VALUES('walp-playing',33,2,237);
INSERT INTO "answers" VALUES('walp-playing',34,2,2);
INSERT INTO "answers" VALUES('walp-playing',35,2,2266);
INSERT INTO "answers" VALUES('walp-playing',36,2,2090);
INSERT INTO "answers" VALUES('walp-playing',37,2,4);
INSERT INTO "answers" VALUES('walp-playing',38,2,2442);
INSERT INTO "answers" VALUES('walp-playing',39,2,3);
INSERT INTO "answers" VALUES('walp-playing',40,3,25);
INSERT INTO "answers" VALUES('walp-playing',41,3,28);
INSERT INTO "answers" VALUES('walp-playing',42,3,29);
INSERT INTO "answers" VALUES('walp-playing',43,3,277);
INSERT INTO "answers" VALUES('walp-playing',44,3,2);
INSERT INTO "answers" VALUES('walp-playing',45,3,2093);
INSERT INTO "answers" VALUES('walp-playing',46,3,2105);
INSERT INTO "answers" VALUES('walp-playing',47,3,4);
INSERT INTO "answers" VALUES('walp-playing',48,3,2569);
INSERT INTO "answers" VALUES('walp-playing',49,3,3);
INSERT INTO "answers" VALUES('walp-playing',50,0,16);
INSERT INTO "answers" VALUES('walp-playing',51,4,4102);
INSERT INTO "answers" VALUES('walp-playing',52,0,19);
INSERT INTO "answers" VALUES('walp-playing',53,4,4114);
INSERT INTO "answers" VALUES('walp-playing',54,0,27);
INSERT INTO "answers" VALUES('walp-playing',55,4,4112);
INSERT INTO "answers" VALUES('walp-playing',56,0,117);
INSERT INTO "answers" VALUES('walp-playing',57,0,515);
INSERT INTO "answers" VALUES('walp-playing',58,0,1806);
INSERT INTO "answers" VALUES('walp-playing',59,0,4);
INSERT INTO "answers" VALUES('walp-playing',60,0,2434);
INSERT INTO "answers" VALUES('walp-playing',61,0,2785);
INSERT INTO "answers" VALUES('walp-playing',62,0,2765);
CREATE TABLE chat (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL, hearers INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('carc-finished',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('carc-finished',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('carc-paused',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('carc-paused',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('carc-playing',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('carc-playing',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('disc-finished',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('disc-finished',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('disc-paused',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('disc-paused',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('disc-playing',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('disc-playing',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('las_-finished',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('las_-finished',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('las_-paused',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('las_-paused',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('las_-playing',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('las_-playing',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('new_-finished',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('new_-finished',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('new_-paused',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('new_-paused',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('new_-playing',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('new_-playing',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('walp-finished',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('walp-finished',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('walp-paused',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('walp-paused',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
INSERT INTO "chat" VALUES('walp-playing',0,0,'Ana','¡Buenas noches!',1700000001.0,-1);
INSERT INTO "chat" VALUES('walp-playing',1,1,'Bea','¿Quién empieza?',1700000002.0,-1);
CREATE TABLE grants (
    device BLOB NOT NULL, "table" TEXT NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (device, "table", seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "grants" VALUES(X'EB0AF7449589CE6F3E11E863D286A45FF5905EFEDD30C75B4C1D278CCA829E2D','carc-finished',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','carc-finished',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','carc-finished',1);
INSERT INTO "grants" VALUES(X'EB0AF7449589CE6F3E11E863D286A45FF5905EFEDD30C75B4C1D278CCA829E2D','carc-paused',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','carc-paused',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','carc-paused',1);
INSERT INTO "grants" VALUES(X'EB0AF7449589CE6F3E11E863D286A45FF5905EFEDD30C75B4C1D278CCA829E2D','carc-playing',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','carc-playing',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','carc-playing',1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','carc-waiting',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','carc-waiting',0);
INSERT INTO "grants" VALUES(X'CD9FFDB2F0B437F621B4349CAE5A071711A5106B193ACC24B44103DFE92BC8C0','disc-finished',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','disc-finished',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','disc-finished',1);
INSERT INTO "grants" VALUES(X'CD9FFDB2F0B437F621B4349CAE5A071711A5106B193ACC24B44103DFE92BC8C0','disc-paused',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','disc-paused',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','disc-paused',1);
INSERT INTO "grants" VALUES(X'CD9FFDB2F0B437F621B4349CAE5A071711A5106B193ACC24B44103DFE92BC8C0','disc-playing',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','disc-playing',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','disc-playing',1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','disc-waiting',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','disc-waiting',0);
INSERT INTO "grants" VALUES(X'862EB93F2654A4DD0D01FCCE3DD387A3A1BFDE48050E869F51D2A10B76E39A57','las_-finished',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','las_-finished',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','las_-finished',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','las_-finished',2);
INSERT INTO "grants" VALUES(X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062','las_-finished',3);
INSERT INTO "grants" VALUES(X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E','las_-finished',4);
INSERT INTO "grants" VALUES(X'862EB93F2654A4DD0D01FCCE3DD387A3A1BFDE48050E869F51D2A10B76E39A57','las_-paused',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','las_-paused',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','las_-paused',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','las_-paused',2);
INSERT INTO "grants" VALUES(X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062','las_-paused',3);
INSERT INTO "grants" VALUES(X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E','las_-paused',4);
INSERT INTO "grants" VALUES(X'862EB93F2654A4DD0D01FCCE3DD387A3A1BFDE48050E869F51D2A10B76E39A57','las_-playing',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','las_-playing',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','las_-playing',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','las_-playing',2);
INSERT INTO "grants" VALUES(X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062','las_-playing',3);
INSERT INTO "grants" VALUES(X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E','las_-playing',4);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','las_-waiting',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','las_-waiting',0);
INSERT INTO "grants" VALUES(X'20793F02F54F9D4D238564CED1276D80CBE67A05B8B4A001E628781AC39819D4','new_-finished',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','new_-finished',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','new_-finished',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','new_-finished',2);
INSERT INTO "grants" VALUES(X'20793F02F54F9D4D238564CED1276D80CBE67A05B8B4A001E628781AC39819D4','new_-paused',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','new_-paused',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','new_-paused',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','new_-paused',2);
INSERT INTO "grants" VALUES(X'20793F02F54F9D4D238564CED1276D80CBE67A05B8B4A001E628781AC39819D4','new_-playing',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','new_-playing',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','new_-playing',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','new_-playing',2);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','new_-waiting',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','new_-waiting',0);
INSERT INTO "grants" VALUES(X'8383811F9638185AE1D23707409203BC2091A31A69C425307CCFD2EA2C800A92','walp-finished',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','walp-finished',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','walp-finished',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','walp-finished',2);
INSERT INTO "grants" VALUES(X'8383811F9638185AE1D23707409203BC2091A31A69C425307CCFD2EA2C800A92','walp-paused',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','walp-paused',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','walp-paused',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','walp-paused',2);
INSERT INTO "grants" VALUES(X'8383811F9638185AE1D23707409203BC2091A31A69C425307CCFD2EA2C800A92','walp-playing',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','walp-playing',0);
INSERT INTO "grants" VALUES(X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92','walp-playing',1);
INSERT INTO "grants" VALUES(X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0','walp-playing',2);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','walp-waiting',-1);
INSERT INTO "grants" VALUES(X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283','walp-waiting',0);
CREATE TABLE passes (
    code BLOB PRIMARY KEY, "table" TEXT NOT NULL, seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "passes" VALUES(X'048EC8175344833F41FD47929B75C8ABCA85E616054C4A8760C1E2492EE86508','las_-playing',0);
INSERT INTO "passes" VALUES(X'2775AB1D620F462E16AFB38F5FFCC940A2191D312AD932245817EE19BE546553','las_-finished',0);
INSERT INTO "passes" VALUES(X'30426053AB08229F0658EEF1908C0B4E047C3128435185A6EB9185CBB4B6400E','carc-finished',0);
INSERT INTO "passes" VALUES(X'3F1584F8B7D6602CF2F4485E4392581698AF84810F83CD68480824D3D34DC2A1','disc-playing',0);
INSERT INTO "passes" VALUES(X'4298BCB473A90E9BE2C1786AB52CB67368C29553E25797983E683EE2D8ADE38C','new_-finished',0);
INSERT INTO "passes" VALUES(X'49252A51614014BF82E9C9AC75B74595A579E8AC959466CCB5CC91A097ADEC5A','walp-finished',0);
INSERT INTO "passes" VALUES(X'7D45FE1B08DB430799B79FFA8E66F21D9E1C9DCDADE4516C5B46514F0F3A9A9E','carc-playing',0);
INSERT INTO "passes" VALUES(X'811DD9DEEBCB3CD9BB521C904B5D441F84E703AD300995B8158401BC466A550A','walp-paused',0);
INSERT INTO "passes" VALUES(X'8A94C033DDAF6C49DAD277F57AEA38A58D9F9FF88BEC8C50ABCDCC8AC5318DEF','disc-paused',0);
INSERT INTO "passes" VALUES(X'944A123B93AFA5322A2398CD8EF9BE0651C133E3340BB1AC494B5BDBFEAF9A12','disc-finished',0);
INSERT INTO "passes" VALUES(X'C00ADD4CD6261AF72BB9AC869CBC8BB89203EC8319607E2835F1CED86511F87B','new_-playing',0);
INSERT INTO "passes" VALUES(X'D110CEE2775B0336AFEA6E4FB4FB04730FD2595435CA4986C2249377E0EA9E24','new_-paused',0);
INSERT INTO "passes" VALUES(X'E22478C2F9CC6FF7866F11C68A91BDAC53B5D5E2E4B88E2802CE93D21BF0CA47','carc-paused',0);
INSERT INTO "passes" VALUES(X'EB23ED3A2C715A0E79252DBA43474114A6EA26086F21EED79C9D59780768BEE5','las_-paused',0);
INSERT INTO "passes" VALUES(X'FD6B53D7DBEE55547DBE206E8E89A98165130B7781AC86F8C84BB7ECFA9BBBE0','walp-playing',0);
CREATE TABLE seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    taken INTEGER NOT NULL, used_ms INTEGER NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('carc-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-finished',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('carc-finished',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('carc-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-paused',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('carc-paused',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('carc-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-playing',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('carc-playing',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('carc-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('carc-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('disc-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-finished',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('disc-finished',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('disc-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-paused',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('disc-paused',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('disc-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-playing',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('disc-playing',2,'Caz','random',1,2000);
INSERT INTO "seats" VALUES('disc-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('disc-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('las_-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-finished',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('las_-finished',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('las_-finished',3,'Dee','',1,3000);
INSERT INTO "seats" VALUES('las_-finished',4,'Eva','',1,4000);
INSERT INTO "seats" VALUES('las_-finished',5,'Fio','random',1,5000);
INSERT INTO "seats" VALUES('las_-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-paused',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('las_-paused',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('las_-paused',3,'Dee','',1,3000);
INSERT INTO "seats" VALUES('las_-paused',4,'Eva','',1,4000);
INSERT INTO "seats" VALUES('las_-paused',5,'Fio','random',1,5000);
INSERT INTO "seats" VALUES('las_-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-playing',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('las_-playing',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('las_-playing',3,'Dee','',1,3000);
INSERT INTO "seats" VALUES('las_-playing',4,'Eva','',1,4000);
INSERT INTO "seats" VALUES('las_-playing',5,'Fio','random',1,5000);
INSERT INTO "seats" VALUES('las_-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',3,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',4,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',5,'','',0,0);
INSERT INTO "seats" VALUES('new_-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-finished',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('new_-finished',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('new_-finished',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('new_-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-paused',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('new_-paused',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('new_-paused',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('new_-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-playing',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('new_-playing',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('new_-playing',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('new_-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('new_-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('new_-waiting',3,'','',0,0);
INSERT INTO "seats" VALUES('walp-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-finished',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('walp-finished',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('walp-finished',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('walp-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-paused',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('walp-paused',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('walp-paused',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('walp-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-playing',1,'Bea','',1,1000);
INSERT INTO "seats" VALUES('walp-playing',2,'Caz','',1,2000);
INSERT INTO "seats" VALUES('walp-playing',3,'Dee','random',1,3000);
INSERT INTO "seats" VALUES('walp-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('walp-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('walp-waiting',3,'','',0,0);
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, seats INTEGER NOT NULL, settings TEXT NOT NULL,
    seed TEXT NOT NULL, created REAL NOT NULL, status TEXT NOT NULL, open INTEGER NOT NULL,
    clock TEXT NOT NULL, chat TEXT NOT NULL, invite BLOB NOT NULL, next TEXT NOT NULL,
    undone INTEGER NOT NULL, edition TEXT NOT NULL DEFAULT ''
) STRICT;
INSERT INTO "tables" VALUES('walp-playing','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','earlier walpurgisnacht 0.5',1700000063.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-paused','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','earlier walpurgisnacht 0.15',1700000015.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-finished','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','earlier walpurgisnacht 1',1700000060.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-waiting','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','waiting walpurgisnacht',1700000000.0,'waiting',1,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('carc-playing','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','earlier carcassonne 0.5',1700000113.0,'playing',0,'{"kind":"bank","seconds":600,"extra":5}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-paused','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','earlier carcassonne 0.15',1700000033.0,'paused',0,'{"kind":"bank","seconds":600,"extra":5}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-finished','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','earlier carcassonne 1',1700000221.0,'finished',0,'{"kind":"bank","seconds":600,"extra":5}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-waiting','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','waiting carcassonne',1700000000.0,'waiting',1,'{"kind":"none","seconds":0,"extra":0}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('new_-playing','new_salem',4,'{"witch_types":3}','earlier new_salem 0.5',1700000104.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-paused','new_salem',4,'{"witch_types":3}','earlier new_salem 0.15',1700000032.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-finished','new_salem',4,'{"witch_types":3}','earlier new_salem 1',1700000218.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-waiting','new_salem',4,'{"witch_types":3}','waiting new_salem',1700000000.0,'waiting',1,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('las_-playing','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','earlier las_brujas 0.5',1700000137.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-paused','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','earlier las_brujas 0.15',1700000067.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-finished','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','earlier las_brujas 1',1700000390.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-waiting','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','waiting las_brujas',1700000000.0,'waiting',1,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('disc-playing','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','earlier discworld_witches 0.5',1700000233.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
# Your edition of “Discworld: The Witches”: write down here what your box says.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca; los hechos, todos los que haga falta. Cambia también el título.
# Never change an id; change as many facts as need be. Change the title, too.

game = "discworld_witches"
title = ""  # cómo se llama tu edición / what your edition is called

# The box of Discworld: The Witches as we play it: places and paths, problem tiles, cards.
#
# The rulebook prints neither the board nor the tiles nor the cards, so much of this is our own
# reconstruction, and players are told so. Where each fact comes from:
#
#   R  the rulebook          D  deduced from it
#   F  found elsewhere       X  reconstructed by us
#
# Whoever owns the box can write down what it really says: same ids, other facts. The ids are the
# vocabulary of the game and never change; names and texts stand in the locales.

# -- the board ---------------------------------------------------------------------------------
# `start` is the colour of the square printed there: an easy problem (green) or a hard one (violet)
# begins on its first space. Only Lancre Town and Lancre Castle have several spaces.

places = [
    { id = "LT", spaces = 3, start = "green", sources = { name = "R", spaces = "R", start = "X" } },
    { id = "LC", spaces = 3, start = "green", sources = { name = "R", spaces = "X", start = "X" } },
    { id = "MC", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BA", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RH", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "LG", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SL", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RB", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BO", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "CS", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "GW", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SN", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "LM", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "CV", spaces = 1, start = "violet", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "MS", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "NO", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "DA", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "CO", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "BR", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "ST", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SH", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "GG", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SK", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "MT", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
]

# A path joins two places; all spaces of one are next to all of the other.
paths = [
    { between = ["LT", "LC"], source = "R" },
    { between = ["LT", "MC"], source = "D" },
    { between = ["LT", "NO"], source = "X" },
    { between = ["LT", "BR"], source = "X" },
    { between = ["LC", "LG"], source = "X" },
    { between = ["MC", "BA"], source = "D" },
    { between = ["MC", "MS"], source = "X" },
    { between = ["BA", "RH"], source = "D" },
    { between = ["BA", "LG"], source = "D" },
    { between = ["BA", "GW"], source = "X" },
    { between = ["RH", "SL"], source = "X" },
    { between = ["LG", "RB"], source = "X" },
    { between = ["SL", "RB"], source = "X" },
    { between = ["SL", "SN"], source = "X" },
    { between = ["RB", "CS"], source = "X" },
    { between = ["BO", "CS"], source = "D" },
    { between = ["BO", "SK"], source = "X" },
    { between = ["CS", "BR"], source = "X" },
    { between = ["GW", "MS"], source = "X" },
    { between = ["GW", "SH"], source = "X" },
    { between = ["SN", "SH"], source = "X" },
    { between = ["LM", "CV"], source = "X" },
    { between = ["LM", "DA"], source = "X" },
    { between = ["LM", "ST"], source = "X" },
    { between = ["CV", "GG"], source = "X" },
    { between = ["MS", "CO"], source = "X" },
    { between = ["NO", "DA"], source = "X" },
    { between = ["DA", "ST"], source = "X" },
    { between = ["CO", "GG"], source = "X" },
    { between = ["BR", "SK"], source = "X" },
    { between = ["ST", "MT"], source = "X" },
    { between = ["SH", "GG"], source = "X" },
    { between = ["SK", "MT"], source = "X" },
]

# -- problem tiles -----------------------------------------------------------------------------
# What happens on failing (`failure`) and on success (`success`) is the rulebook''s:
#   dungeon: one''s own witch to the dungeon     all_dungeon: all witches      aliss: a Black Aliss
#   crisis: one more crisis on the tile         winter: everybody loses an easy tile
#   banish: the other face-up tiles of the group "magpyr" leave the board
# `group` is what cards are played against; three tiles of the group "elf" face up end the game.

easy = [
    { id = "fever", difficulty = 7, points = 1, copies = 5, sources = { name = "R", difficulty = "R", points = "X", copies = "D" } },
    { id = "pig", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "F", copies = "D" } },
    { id = "sheep", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "arm", difficulty = 9, points = 2, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "pregnancy", difficulty = 10, points = 2, copies = 5, sources = { name = "F", difficulty = "X", points = "X", copies = "D" } },
    { id = "death", difficulty = 12, points = 3, copies = 5, sources = { name = "R", difficulty = "F", points = "F", copies = "D" } },
]

hard = [
    { id = "elves", difficulty = 16, points = 4, copies = 4, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lankin", difficulty = 18, points = 5, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "king", difficulty = 20, points = 6, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "queen", difficulty = 22, points = 7, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "duke", difficulty = 17, points = 4, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lady", difficulty = 18, points = 5, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lacrimosa", difficulty = 17, points = 4, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "vlad", difficulty = 18, points = 5, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "count", difficulty = 20, points = 6, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "bela", difficulty = 21, points = 6, copies = 1, group = "bela", failure = "crisis", success = "banish", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "cunning", difficulty = 21, points = 6, copies = 1, group = "cunning", failure = "all_dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "hiver", difficulty = 22, points = 7, copies = 1, group = "hiver", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "lily", difficulty = 23, points = 7, copies = 1, group = "lily", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "winter", difficulty = 25, points = 8, copies = 1, group = "winter", failure = "winter", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
]

# -- cards -------------------------------------------------------------------------------------
# One location for each copy. `effect` is one of the rulebook''s kinds; `amount` is what "add" adds,
# only against the groups in `against` if there are any; `cackle` is what "draw" costs.

cards = [
    { id = "C01", symbol = "headology", effect = "know", trio = "granny", locations = ["GW", "BA", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C02", symbol = "headology", effect = "help", trio = "nanny", locations = ["NO", "LT", "DA"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C03", symbol = "magic", effect = "transmute", trio = "magrat", locations = ["MC", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C04", symbol = "headology", effect = "draw", cackle = 0, trio = "agnes", locations = ["MS", "LT"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C05", symbol = "magic", effect = "draw", cackle = 1, trio = "perdita", locations = ["MS", "CV"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C06", symbol = "broomstick", effect = "add", amount = 2, against = [], trio = "", locations = ["LM", "GG", "SK"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C07", symbol = "headology", effect = "reroll", trio = "", locations = ["LC", "LG"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C08", symbol = "broomstick", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["NO", "BO"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C09", symbol = "headology", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["LT", "CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C10", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C11", symbol = "broomstick", effect = "flee", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C12", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C13", symbol = "broomstick", effect = "help", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C14", symbol = "broomstick", effect = "borrow", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C15", symbol = "broomstick", effect = "move", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C16", symbol = "broomstick", effect = "move", trio = "", locations = ["LM"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C17", symbol = "broomstick", effect = "move", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C18", symbol = "broomstick", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["DA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C19", symbol = "broomstick", effect = "add", amount = 4, against = ["hiver", "cunning", "winter"], trio = "", locations = ["GG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C20", symbol = "broomstick", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C21", symbol = "broomstick", effect = "invisible", trio = "", locations = ["GW"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C22", symbol = "broomstick", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C23", symbol = "headology", effect = "help", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C24", symbol = "headology", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["CV"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C25", symbol = "headology", effect = "draw", cackle = 0, trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C26", symbol = "headology", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C27", symbol = "headology", effect = "know", trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C28", symbol = "headology", effect = "add", amount = 4, against = ["felmet"], trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C29", symbol = "headology", effect = "borrow", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C30", symbol = "headology", effect = "invisible", trio = "", locations = ["SK"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C31", symbol = "magic", effect = "add", amount = 2, against = [], trio = "", locations = ["LG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C32", symbol = "magic", effect = "transmute", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C33", symbol = "magic", effect = "add", amount = 4, against = ["lily"], trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C34", symbol = "magic", effect = "death", trio = "", locations = ["BO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C35", symbol = "magic", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C36", symbol = "magic", effect = "reroll", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C37", symbol = "magic", effect = "shamble", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C38", symbol = "magic", effect = "draw", cackle = 1, trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C39", symbol = "magic", effect = "shamble", trio = "", locations = ["CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C40", symbol = "magic", effect = "borrow", trio = "", locations = ["MC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C41", symbol = "magic", effect = "invisible", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C42", symbol = "magic", effect = "invisible", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C43", symbol = "magic", effect = "death", trio = "", locations = ["BA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
]
');
INSERT INTO "tables" VALUES('disc-paused','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','earlier discworld_witches 0.15',1700000073.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
# Your edition of “Discworld: The Witches”: write down here what your box says.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca; los hechos, todos los que haga falta. Cambia también el título.
# Never change an id; change as many facts as need be. Change the title, too.

game = "discworld_witches"
title = ""  # cómo se llama tu edición / what your edition is called

# The box of Discworld: The Witches as we play it: places and paths, problem tiles, cards.
#
# The rulebook prints neither the board nor the tiles nor the cards, so much of this is our own
# reconstruction, and players are told so. Where each fact comes from:
#
#   R  the rulebook          D  deduced from it
#   F  found elsewhere       X  reconstructed by us
#
# Whoever owns the box can write down what it really says: same ids, other facts. The ids are the
# vocabulary of the game and never change; names and texts stand in the locales.

# -- the board ---------------------------------------------------------------------------------
# `start` is the colour of the square printed there: an easy problem (green) or a hard one (violet)
# begins on its first space. Only Lancre Town and Lancre Castle have several spaces.

places = [
    { id = "LT", spaces = 3, start = "green", sources = { name = "R", spaces = "R", start = "X" } },
    { id = "LC", spaces = 3, start = "green", sources = { name = "R", spaces = "X", start = "X" } },
    { id = "MC", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BA", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RH", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "LG", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SL", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RB", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BO", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "CS", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "GW", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SN", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "LM", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "CV", spaces = 1, start = "violet", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "MS", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "NO", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "DA", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "CO", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "BR", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "ST", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SH", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "GG", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SK", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "MT", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
]

# A path joins two places; all spaces of one are next to all of the other.
paths = [
    { between = ["LT", "LC"], source = "R" },
    { between = ["LT", "MC"], source = "D" },
    { between = ["LT", "NO"], source = "X" },
    { between = ["LT", "BR"], source = "X" },
    { between = ["LC", "LG"], source = "X" },
    { between = ["MC", "BA"], source = "D" },
    { between = ["MC", "MS"], source = "X" },
    { between = ["BA", "RH"], source = "D" },
    { between = ["BA", "LG"], source = "D" },
    { between = ["BA", "GW"], source = "X" },
    { between = ["RH", "SL"], source = "X" },
    { between = ["LG", "RB"], source = "X" },
    { between = ["SL", "RB"], source = "X" },
    { between = ["SL", "SN"], source = "X" },
    { between = ["RB", "CS"], source = "X" },
    { between = ["BO", "CS"], source = "D" },
    { between = ["BO", "SK"], source = "X" },
    { between = ["CS", "BR"], source = "X" },
    { between = ["GW", "MS"], source = "X" },
    { between = ["GW", "SH"], source = "X" },
    { between = ["SN", "SH"], source = "X" },
    { between = ["LM", "CV"], source = "X" },
    { between = ["LM", "DA"], source = "X" },
    { between = ["LM", "ST"], source = "X" },
    { between = ["CV", "GG"], source = "X" },
    { between = ["MS", "CO"], source = "X" },
    { between = ["NO", "DA"], source = "X" },
    { between = ["DA", "ST"], source = "X" },
    { between = ["CO", "GG"], source = "X" },
    { between = ["BR", "SK"], source = "X" },
    { between = ["ST", "MT"], source = "X" },
    { between = ["SH", "GG"], source = "X" },
    { between = ["SK", "MT"], source = "X" },
]

# -- problem tiles -----------------------------------------------------------------------------
# What happens on failing (`failure`) and on success (`success`) is the rulebook''s:
#   dungeon: one''s own witch to the dungeon     all_dungeon: all witches      aliss: a Black Aliss
#   crisis: one more crisis on the tile         winter: everybody loses an easy tile
#   banish: the other face-up tiles of the group "magpyr" leave the board
# `group` is what cards are played against; three tiles of the group "elf" face up end the game.

easy = [
    { id = "fever", difficulty = 7, points = 1, copies = 5, sources = { name = "R", difficulty = "R", points = "X", copies = "D" } },
    { id = "pig", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "F", copies = "D" } },
    { id = "sheep", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "arm", difficulty = 9, points = 2, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "pregnancy", difficulty = 10, points = 2, copies = 5, sources = { name = "F", difficulty = "X", points = "X", copies = "D" } },
    { id = "death", difficulty = 12, points = 3, copies = 5, sources = { name = "R", difficulty = "F", points = "F", copies = "D" } },
]

hard = [
    { id = "elves", difficulty = 16, points = 4, copies = 4, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lankin", difficulty = 18, points = 5, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "king", difficulty = 20, points = 6, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "queen", difficulty = 22, points = 7, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "duke", difficulty = 17, points = 4, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lady", difficulty = 18, points = 5, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lacrimosa", difficulty = 17, points = 4, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "vlad", difficulty = 18, points = 5, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "count", difficulty = 20, points = 6, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "bela", difficulty = 21, points = 6, copies = 1, group = "bela", failure = "crisis", success = "banish", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "cunning", difficulty = 21, points = 6, copies = 1, group = "cunning", failure = "all_dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "hiver", difficulty = 22, points = 7, copies = 1, group = "hiver", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "lily", difficulty = 23, points = 7, copies = 1, group = "lily", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "winter", difficulty = 25, points = 8, copies = 1, group = "winter", failure = "winter", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
]

# -- cards -------------------------------------------------------------------------------------
# One location for each copy. `effect` is one of the rulebook''s kinds; `amount` is what "add" adds,
# only against the groups in `against` if there are any; `cackle` is what "draw" costs.

cards = [
    { id = "C01", symbol = "headology", effect = "know", trio = "granny", locations = ["GW", "BA", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C02", symbol = "headology", effect = "help", trio = "nanny", locations = ["NO", "LT", "DA"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C03", symbol = "magic", effect = "transmute", trio = "magrat", locations = ["MC", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C04", symbol = "headology", effect = "draw", cackle = 0, trio = "agnes", locations = ["MS", "LT"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C05", symbol = "magic", effect = "draw", cackle = 1, trio = "perdita", locations = ["MS", "CV"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C06", symbol = "broomstick", effect = "add", amount = 2, against = [], trio = "", locations = ["LM", "GG", "SK"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C07", symbol = "headology", effect = "reroll", trio = "", locations = ["LC", "LG"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C08", symbol = "broomstick", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["NO", "BO"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C09", symbol = "headology", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["LT", "CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C10", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C11", symbol = "broomstick", effect = "flee", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C12", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C13", symbol = "broomstick", effect = "help", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C14", symbol = "broomstick", effect = "borrow", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C15", symbol = "broomstick", effect = "move", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C16", symbol = "broomstick", effect = "move", trio = "", locations = ["LM"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C17", symbol = "broomstick", effect = "move", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C18", symbol = "broomstick", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["DA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C19", symbol = "broomstick", effect = "add", amount = 4, against = ["hiver", "cunning", "winter"], trio = "", locations = ["GG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C20", symbol = "broomstick", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C21", symbol = "broomstick", effect = "invisible", trio = "", locations = ["GW"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C22", symbol = "broomstick", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C23", symbol = "headology", effect = "help", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C24", symbol = "headology", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["CV"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C25", symbol = "headology", effect = "draw", cackle = 0, trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C26", symbol = "headology", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C27", symbol = "headology", effect = "know", trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C28", symbol = "headology", effect = "add", amount = 4, against = ["felmet"], trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C29", symbol = "headology", effect = "borrow", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C30", symbol = "headology", effect = "invisible", trio = "", locations = ["SK"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C31", symbol = "magic", effect = "add", amount = 2, against = [], trio = "", locations = ["LG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C32", symbol = "magic", effect = "transmute", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C33", symbol = "magic", effect = "add", amount = 4, against = ["lily"], trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C34", symbol = "magic", effect = "death", trio = "", locations = ["BO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C35", symbol = "magic", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C36", symbol = "magic", effect = "reroll", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C37", symbol = "magic", effect = "shamble", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C38", symbol = "magic", effect = "draw", cackle = 1, trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C39", symbol = "magic", effect = "shamble", trio = "", locations = ["CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C40", symbol = "magic", effect = "borrow", trio = "", locations = ["MC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C41", symbol = "magic", effect = "invisible", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C42", symbol = "magic", effect = "invisible", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C43", symbol = "magic", effect = "death", trio = "", locations = ["BA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
]
');
INSERT INTO "tables" VALUES('disc-finished','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','earlier discworld_witches 1',1700000519.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
# Your edition of “Discworld: The Witches”: write down here what your box says.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca; los hechos, todos los que haga falta. Cambia también el título.
# Never change an id; change as many facts as need be. Change the title, too.

game = "discworld_witches"
title = ""  # cómo se llama tu edición / what your edition is called

# The box of Discworld: The Witches as we play it: places and paths, problem tiles, cards.
#
# The rulebook prints neither the board nor the tiles nor the cards, so much of this is our own
# reconstruction, and players are told so. Where each fact comes from:
#
#   R  the rulebook          D  deduced from it
#   F  found elsewhere       X  reconstructed by us
#
# Whoever owns the box can write down what it really says: same ids, other facts. The ids are the
# vocabulary of the game and never change; names and texts stand in the locales.

# -- the board ---------------------------------------------------------------------------------
# `start` is the colour of the square printed there: an easy problem (green) or a hard one (violet)
# begins on its first space. Only Lancre Town and Lancre Castle have several spaces.

places = [
    { id = "LT", spaces = 3, start = "green", sources = { name = "R", spaces = "R", start = "X" } },
    { id = "LC", spaces = 3, start = "green", sources = { name = "R", spaces = "X", start = "X" } },
    { id = "MC", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BA", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RH", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "LG", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SL", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RB", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BO", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "CS", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "GW", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SN", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "LM", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "CV", spaces = 1, start = "violet", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "MS", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "NO", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "DA", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "CO", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "BR", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "ST", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SH", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "GG", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SK", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "MT", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
]

# A path joins two places; all spaces of one are next to all of the other.
paths = [
    { between = ["LT", "LC"], source = "R" },
    { between = ["LT", "MC"], source = "D" },
    { between = ["LT", "NO"], source = "X" },
    { between = ["LT", "BR"], source = "X" },
    { between = ["LC", "LG"], source = "X" },
    { between = ["MC", "BA"], source = "D" },
    { between = ["MC", "MS"], source = "X" },
    { between = ["BA", "RH"], source = "D" },
    { between = ["BA", "LG"], source = "D" },
    { between = ["BA", "GW"], source = "X" },
    { between = ["RH", "SL"], source = "X" },
    { between = ["LG", "RB"], source = "X" },
    { between = ["SL", "RB"], source = "X" },
    { between = ["SL", "SN"], source = "X" },
    { between = ["RB", "CS"], source = "X" },
    { between = ["BO", "CS"], source = "D" },
    { between = ["BO", "SK"], source = "X" },
    { between = ["CS", "BR"], source = "X" },
    { between = ["GW", "MS"], source = "X" },
    { between = ["GW", "SH"], source = "X" },
    { between = ["SN", "SH"], source = "X" },
    { between = ["LM", "CV"], source = "X" },
    { between = ["LM", "DA"], source = "X" },
    { between = ["LM", "ST"], source = "X" },
    { between = ["CV", "GG"], source = "X" },
    { between = ["MS", "CO"], source = "X" },
    { between = ["NO", "DA"], source = "X" },
    { between = ["DA", "ST"], source = "X" },
    { between = ["CO", "GG"], source = "X" },
    { between = ["BR", "SK"], source = "X" },
    { between = ["ST", "MT"], source = "X" },
    { between = ["SH", "GG"], source = "X" },
    { between = ["SK", "MT"], source = "X" },
]

# -- problem tiles -----------------------------------------------------------------------------
# What happens on failing (`failure`) and on success (`success`) is the rulebook''s:
#   dungeon: one''s own witch to the dungeon     all_dungeon: all witches      aliss: a Black Aliss
#   crisis: one more crisis on the tile         winter: everybody loses an easy tile
#   banish: the other face-up tiles of the group "magpyr" leave the board
# `group` is what cards are played against; three tiles of the group "elf" face up end the game.

easy = [
    { id = "fever", difficulty = 7, points = 1, copies = 5, sources = { name = "R", difficulty = "R", points = "X", copies = "D" } },
    { id = "pig", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "F", copies = "D" } },
    { id = "sheep", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "arm", difficulty = 9, points = 2, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "pregnancy", difficulty = 10, points = 2, copies = 5, sources = { name = "F", difficulty = "X", points = "X", copies = "D" } },
    { id = "death", difficulty = 12, points = 3, copies = 5, sources = { name = "R", difficulty = "F", points = "F", copies = "D" } },
]

hard = [
    { id = "elves", difficulty = 16, points = 4, copies = 4, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lankin", difficulty = 18, points = 5, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "king", difficulty = 20, points = 6, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "queen", difficulty = 22, points = 7, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "duke", difficulty = 17, points = 4, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lady", difficulty = 18, points = 5, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lacrimosa", difficulty = 17, points = 4, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "vlad", difficulty = 18, points = 5, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "count", difficulty = 20, points = 6, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "bela", difficulty = 21, points = 6, copies = 1, group = "bela", failure = "crisis", success = "banish", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "cunning", difficulty = 21, points = 6, copies = 1, group = "cunning", failure = "all_dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "hiver", difficulty = 22, points = 7, copies = 1, group = "hiver", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "lily", difficulty = 23, points = 7, copies = 1, group = "lily", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "winter", difficulty = 25, points = 8, copies = 1, group = "winter", failure = "winter", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
]

# -- cards -------------------------------------------------------------------------------------
# One location for each copy. `effect` is one of the rulebook''s kinds; `amount` is what "add" adds,
# only against the groups in `against` if there are any; `cackle` is what "draw" costs.

cards = [
    { id = "C01", symbol = "headology", effect = "know", trio = "granny", locations = ["GW", "BA", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C02", symbol = "headology", effect = "help", trio = "nanny", locations = ["NO", "LT", "DA"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C03", symbol = "magic", effect = "transmute", trio = "magrat", locations = ["MC", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C04", symbol = "headology", effect = "draw", cackle = 0, trio = "agnes", locations = ["MS", "LT"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C05", symbol = "magic", effect = "draw", cackle = 1, trio = "perdita", locations = ["MS", "CV"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C06", symbol = "broomstick", effect = "add", amount = 2, against = [], trio = "", locations = ["LM", "GG", "SK"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C07", symbol = "headology", effect = "reroll", trio = "", locations = ["LC", "LG"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C08", symbol = "broomstick", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["NO", "BO"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C09", symbol = "headology", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["LT", "CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C10", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C11", symbol = "broomstick", effect = "flee", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C12", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C13", symbol = "broomstick", effect = "help", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C14", symbol = "broomstick", effect = "borrow", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C15", symbol = "broomstick", effect = "move", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C16", symbol = "broomstick", effect = "move", trio = "", locations = ["LM"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C17", symbol = "broomstick", effect = "move", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C18", symbol = "broomstick", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["DA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C19", symbol = "broomstick", effect = "add", amount = 4, against = ["hiver", "cunning", "winter"], trio = "", locations = ["GG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C20", symbol = "broomstick", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C21", symbol = "broomstick", effect = "invisible", trio = "", locations = ["GW"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C22", symbol = "broomstick", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C23", symbol = "headology", effect = "help", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C24", symbol = "headology", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["CV"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C25", symbol = "headology", effect = "draw", cackle = 0, trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C26", symbol = "headology", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C27", symbol = "headology", effect = "know", trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C28", symbol = "headology", effect = "add", amount = 4, against = ["felmet"], trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C29", symbol = "headology", effect = "borrow", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C30", symbol = "headology", effect = "invisible", trio = "", locations = ["SK"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C31", symbol = "magic", effect = "add", amount = 2, against = [], trio = "", locations = ["LG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C32", symbol = "magic", effect = "transmute", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C33", symbol = "magic", effect = "add", amount = 4, against = ["lily"], trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C34", symbol = "magic", effect = "death", trio = "", locations = ["BO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C35", symbol = "magic", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C36", symbol = "magic", effect = "reroll", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C37", symbol = "magic", effect = "shamble", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C38", symbol = "magic", effect = "draw", cackle = 1, trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C39", symbol = "magic", effect = "shamble", trio = "", locations = ["CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C40", symbol = "magic", effect = "borrow", trio = "", locations = ["MC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C41", symbol = "magic", effect = "invisible", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C42", symbol = "magic", effect = "invisible", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C43", symbol = "magic", effect = "death", trio = "", locations = ["BA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
]
');
INSERT INTO "tables" VALUES('disc-waiting','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','waiting discworld_witches',1700000000.0,'waiting',1,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
# Your edition of “Discworld: The Witches”: write down here what your box says.
#   aquelarre edition check …            ¿está bien?                is it right?
#   aquelarre play --edition …           jugar con ella             play with it
# Los id no se cambian nunca; los hechos, todos los que haga falta. Cambia también el título.
# Never change an id; change as many facts as need be. Change the title, too.

game = "discworld_witches"
title = ""  # cómo se llama tu edición / what your edition is called

# The box of Discworld: The Witches as we play it: places and paths, problem tiles, cards.
#
# The rulebook prints neither the board nor the tiles nor the cards, so much of this is our own
# reconstruction, and players are told so. Where each fact comes from:
#
#   R  the rulebook          D  deduced from it
#   F  found elsewhere       X  reconstructed by us
#
# Whoever owns the box can write down what it really says: same ids, other facts. The ids are the
# vocabulary of the game and never change; names and texts stand in the locales.

# -- the board ---------------------------------------------------------------------------------
# `start` is the colour of the square printed there: an easy problem (green) or a hard one (violet)
# begins on its first space. Only Lancre Town and Lancre Castle have several spaces.

places = [
    { id = "LT", spaces = 3, start = "green", sources = { name = "R", spaces = "R", start = "X" } },
    { id = "LC", spaces = 3, start = "green", sources = { name = "R", spaces = "X", start = "X" } },
    { id = "MC", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BA", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RH", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "LG", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SL", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "RB", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "BO", spaces = 1, start = "violet", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "CS", spaces = 1, start = "green", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "GW", spaces = 1, start = "", sources = { name = "R", spaces = "D", start = "X" } },
    { id = "SN", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "LM", spaces = 1, start = "", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "CV", spaces = 1, start = "violet", sources = { name = "F", spaces = "D", start = "X" } },
    { id = "MS", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "NO", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "DA", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "CO", spaces = 1, start = "violet", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "BR", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "ST", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SH", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "GG", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "SK", spaces = 1, start = "", sources = { name = "X", spaces = "D", start = "X" } },
    { id = "MT", spaces = 1, start = "green", sources = { name = "X", spaces = "D", start = "X" } },
]

# A path joins two places; all spaces of one are next to all of the other.
paths = [
    { between = ["LT", "LC"], source = "R" },
    { between = ["LT", "MC"], source = "D" },
    { between = ["LT", "NO"], source = "X" },
    { between = ["LT", "BR"], source = "X" },
    { between = ["LC", "LG"], source = "X" },
    { between = ["MC", "BA"], source = "D" },
    { between = ["MC", "MS"], source = "X" },
    { between = ["BA", "RH"], source = "D" },
    { between = ["BA", "LG"], source = "D" },
    { between = ["BA", "GW"], source = "X" },
    { between = ["RH", "SL"], source = "X" },
    { between = ["LG", "RB"], source = "X" },
    { between = ["SL", "RB"], source = "X" },
    { between = ["SL", "SN"], source = "X" },
    { between = ["RB", "CS"], source = "X" },
    { between = ["BO", "CS"], source = "D" },
    { between = ["BO", "SK"], source = "X" },
    { between = ["CS", "BR"], source = "X" },
    { between = ["GW", "MS"], source = "X" },
    { between = ["GW", "SH"], source = "X" },
    { between = ["SN", "SH"], source = "X" },
    { between = ["LM", "CV"], source = "X" },
    { between = ["LM", "DA"], source = "X" },
    { between = ["LM", "ST"], source = "X" },
    { between = ["CV", "GG"], source = "X" },
    { between = ["MS", "CO"], source = "X" },
    { between = ["NO", "DA"], source = "X" },
    { between = ["DA", "ST"], source = "X" },
    { between = ["CO", "GG"], source = "X" },
    { between = ["BR", "SK"], source = "X" },
    { between = ["ST", "MT"], source = "X" },
    { between = ["SH", "GG"], source = "X" },
    { between = ["SK", "MT"], source = "X" },
]

# -- problem tiles -----------------------------------------------------------------------------
# What happens on failing (`failure`) and on success (`success`) is the rulebook''s:
#   dungeon: one''s own witch to the dungeon     all_dungeon: all witches      aliss: a Black Aliss
#   crisis: one more crisis on the tile         winter: everybody loses an easy tile
#   banish: the other face-up tiles of the group "magpyr" leave the board
# `group` is what cards are played against; three tiles of the group "elf" face up end the game.

easy = [
    { id = "fever", difficulty = 7, points = 1, copies = 5, sources = { name = "R", difficulty = "R", points = "X", copies = "D" } },
    { id = "pig", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "F", copies = "D" } },
    { id = "sheep", difficulty = 8, points = 1, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "arm", difficulty = 9, points = 2, copies = 5, sources = { name = "R", difficulty = "X", points = "X", copies = "D" } },
    { id = "pregnancy", difficulty = 10, points = 2, copies = 5, sources = { name = "F", difficulty = "X", points = "X", copies = "D" } },
    { id = "death", difficulty = 12, points = 3, copies = 5, sources = { name = "R", difficulty = "F", points = "F", copies = "D" } },
]

hard = [
    { id = "elves", difficulty = 16, points = 4, copies = 4, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lankin", difficulty = 18, points = 5, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "king", difficulty = 20, points = 6, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "queen", difficulty = 22, points = 7, copies = 1, group = "elf", failure = "", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "duke", difficulty = 17, points = 4, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lady", difficulty = 18, points = 5, copies = 1, group = "felmet", failure = "dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "lacrimosa", difficulty = 17, points = 4, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "vlad", difficulty = 18, points = 5, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "count", difficulty = 20, points = 6, copies = 1, group = "magpyr", failure = "crisis", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "bela", difficulty = 21, points = 6, copies = 1, group = "bela", failure = "crisis", success = "banish", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "cunning", difficulty = 21, points = 6, copies = 1, group = "cunning", failure = "all_dungeon", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
    { id = "hiver", difficulty = 22, points = 7, copies = 1, group = "hiver", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "lily", difficulty = 23, points = 7, copies = 1, group = "lily", failure = "aliss", success = "", sources = { name = "R", difficulty = "R", points = "X", copies = "D", failure = "R" } },
    { id = "winter", difficulty = 25, points = 8, copies = 1, group = "winter", failure = "winter", success = "", sources = { name = "R", difficulty = "X", points = "X", copies = "D", failure = "R" } },
]

# -- cards -------------------------------------------------------------------------------------
# One location for each copy. `effect` is one of the rulebook''s kinds; `amount` is what "add" adds,
# only against the groups in `against` if there are any; `cackle` is what "draw" costs.

cards = [
    { id = "C01", symbol = "headology", effect = "know", trio = "granny", locations = ["GW", "BA", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C02", symbol = "headology", effect = "help", trio = "nanny", locations = ["NO", "LT", "DA"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C03", symbol = "magic", effect = "transmute", trio = "magrat", locations = ["MC", "LC"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C04", symbol = "headology", effect = "draw", cackle = 0, trio = "agnes", locations = ["MS", "LT"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C05", symbol = "magic", effect = "draw", cackle = 1, trio = "perdita", locations = ["MS", "CV"], sources = { name = "R", symbol = "X", effect = "X", trio = "R", locations = "X" } },
    { id = "C06", symbol = "broomstick", effect = "add", amount = 2, against = [], trio = "", locations = ["LM", "GG", "SK"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C07", symbol = "headology", effect = "reroll", trio = "", locations = ["LC", "LG"], sources = { name = "R", symbol = "X", effect = "R", trio = "X", locations = "X" } },
    { id = "C08", symbol = "broomstick", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["NO", "BO"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C09", symbol = "headology", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["LT", "CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C10", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "F", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C11", symbol = "broomstick", effect = "flee", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C12", symbol = "broomstick", effect = "flee", trio = "", locations = ["BR"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C13", symbol = "broomstick", effect = "help", trio = "", locations = ["LC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C14", symbol = "broomstick", effect = "borrow", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C15", symbol = "broomstick", effect = "move", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C16", symbol = "broomstick", effect = "move", trio = "", locations = ["LM"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C17", symbol = "broomstick", effect = "move", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C18", symbol = "broomstick", effect = "add", amount = 4, against = ["elf"], trio = "", locations = ["DA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C19", symbol = "broomstick", effect = "add", amount = 4, against = ["hiver", "cunning", "winter"], trio = "", locations = ["GG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C20", symbol = "broomstick", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C21", symbol = "broomstick", effect = "invisible", trio = "", locations = ["GW"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C22", symbol = "broomstick", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C23", symbol = "headology", effect = "help", trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C24", symbol = "headology", effect = "add", amount = 4, against = ["magpyr", "bela"], trio = "", locations = ["CV"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C25", symbol = "headology", effect = "draw", cackle = 0, trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C26", symbol = "headology", effect = "sheep", trio = "", locations = ["CS"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C27", symbol = "headology", effect = "know", trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C28", symbol = "headology", effect = "add", amount = 4, against = ["felmet"], trio = "", locations = ["LT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C29", symbol = "headology", effect = "borrow", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C30", symbol = "headology", effect = "invisible", trio = "", locations = ["SK"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C31", symbol = "magic", effect = "add", amount = 2, against = [], trio = "", locations = ["LG"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C32", symbol = "magic", effect = "transmute", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C33", symbol = "magic", effect = "add", amount = 4, against = ["lily"], trio = "", locations = ["SH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C34", symbol = "magic", effect = "death", trio = "", locations = ["BO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C35", symbol = "magic", effect = "reroll", trio = "", locations = ["SN"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C36", symbol = "magic", effect = "reroll", trio = "", locations = ["RH"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C37", symbol = "magic", effect = "shamble", trio = "", locations = ["RB"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C38", symbol = "magic", effect = "draw", cackle = 1, trio = "", locations = ["ST"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C39", symbol = "magic", effect = "shamble", trio = "", locations = ["CO"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C40", symbol = "magic", effect = "borrow", trio = "", locations = ["MC"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C41", symbol = "magic", effect = "invisible", trio = "", locations = ["MT"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C42", symbol = "magic", effect = "invisible", trio = "", locations = ["SL"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
    { id = "C43", symbol = "magic", effect = "death", trio = "", locations = ["BA"], sources = { name = "X", symbol = "X", effect = "X", trio = "X", locations = "X" } },
]
');
CREATE INDEX grants_by_table ON grants ("table", seat);
COMMIT;
PRAGMA user_version = 3;
