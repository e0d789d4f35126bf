BEGIN TRANSACTION;
CREATE TABLE answers (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, action INTEGER NOT NULL, told TEXT NOT NULL DEFAULT '',
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
INSERT INTO "answers" VALUES('carc-finished',0,3,40,'');
INSERT INTO "answers" VALUES('carc-finished',1,3,65,'f71ab80f3fab4740');
INSERT INTO "answers" VALUES('carc-finished',2,0,80206,'464bb8ceafbac531');
INSERT INTO "answers" VALUES('carc-finished',3,0,19,'');
INSERT INTO "answers" VALUES('carc-finished',4,3,68,'6917d1e8569f1736');
INSERT INTO "answers" VALUES('carc-finished',5,1,80208,'b86fe28f1f8d6ca4');
INSERT INTO "answers" VALUES('carc-finished',6,1,22,'');
INSERT INTO "answers" VALUES('carc-finished',7,3,65,'3c7c7dc48c1d211c');
INSERT INTO "answers" VALUES('carc-finished',8,2,79414,'98306d08c50df130');
INSERT INTO "answers" VALUES('carc-finished',9,2,11,'');
INSERT INTO "answers" VALUES('carc-finished',10,3,78,'43345b4fbc92a87b');
INSERT INTO "answers" VALUES('carc-finished',11,0,80213,'f0e376ddfb0bf57b');
INSERT INTO "answers" VALUES('carc-finished',12,0,358416,'8474575492e44ad8');
INSERT INTO "answers" VALUES('carc-finished',13,0,11,'');
INSERT INTO "answers" VALUES('carc-finished',14,3,55,'7855bbd05cebb8cb');
INSERT INTO "answers" VALUES('carc-finished',15,1,80216,'6c2078f6cb52f00d');
INSERT INTO "answers" VALUES('carc-finished',16,1,22,'');
INSERT INTO "answers" VALUES('carc-finished',17,3,54,'f2f63650d77dde87');
INSERT INTO "answers" VALUES('carc-finished',18,2,79419,'96b1353f2e06324a');
INSERT INTO "answers" VALUES('carc-finished',19,2,18,'');
INSERT INTO "answers" VALUES('carc-finished',20,3,71,'67d8b5328322a914');
INSERT INTO "answers" VALUES('carc-finished',21,0,79422,'3c7869c383531698');
INSERT INTO "answers" VALUES('carc-finished',22,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',23,3,76,'24b09448b7fdbc16');
INSERT INTO "answers" VALUES('carc-finished',24,1,79406,'ad04f7f17ee68dab');
INSERT INTO "answers" VALUES('carc-finished',25,1,673619,'7f9f372156a716d9');
INSERT INTO "answers" VALUES('carc-finished',26,1,0,'');
INSERT INTO "answers" VALUES('carc-finished',27,3,81,'9ef8d0ee460e5d8a');
INSERT INTO "answers" VALUES('carc-finished',28,2,78609,'aad873421761c1d3');
INSERT INTO "answers" VALUES('carc-finished',29,2,675233,'3e249df528014659');
INSERT INTO "answers" VALUES('carc-finished',30,2,22,'');
INSERT INTO "answers" VALUES('carc-finished',31,3,57,'6ba2e47669afb044');
INSERT INTO "answers" VALUES('carc-finished',32,0,79401,'6b877912da1baa36');
INSERT INTO "answers" VALUES('carc-finished',33,0,13,'');
INSERT INTO "answers" VALUES('carc-finished',34,3,71,'da368a52e1194ef6');
INSERT INTO "answers" VALUES('carc-finished',35,1,81011,'e5a729b220c7c764');
INSERT INTO "answers" VALUES('carc-finished',36,1,21,'');
INSERT INTO "answers" VALUES('carc-finished',37,3,64,'a319922e21f243db');
INSERT INTO "answers" VALUES('carc-finished',38,2,81000,'77ac2877d5e6dc7d');
INSERT INTO "answers" VALUES('carc-finished',39,2,20,'');
INSERT INTO "answers" VALUES('carc-finished',40,3,55,'d10bcad6f58a7acf');
INSERT INTO "answers" VALUES('carc-finished',41,0,78622,'9d1a7a35edbca6ca');
INSERT INTO "answers" VALUES('carc-finished',42,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',43,3,70,'b4adf909e368f518');
INSERT INTO "answers" VALUES('carc-finished',44,1,80196,'a0d1bd7346e8a859');
INSERT INTO "answers" VALUES('carc-finished',45,1,15,'');
INSERT INTO "answers" VALUES('carc-finished',46,3,57,'d30559638724004f');
INSERT INTO "answers" VALUES('carc-finished',47,2,80997,'8cd28e7cfde7afb3');
INSERT INTO "answers" VALUES('carc-finished',48,2,13,'');
INSERT INTO "answers" VALUES('carc-finished',49,3,67,'5647958830098c14');
INSERT INTO "answers" VALUES('carc-finished',50,0,79396,'06630db478a41459');
INSERT INTO "answers" VALUES('carc-finished',51,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',52,3,79,'fdf7ff39dcb996ec');
INSERT INTO "answers" VALUES('carc-finished',53,1,78614,'715402e415f5cbd4');
INSERT INTO "answers" VALUES('carc-finished',54,1,675205,'6d6560c3c4dc0a90');
INSERT INTO "answers" VALUES('carc-finished',55,1,0,'');
INSERT INTO "answers" VALUES('carc-finished',56,3,66,'aa931724394aa599');
INSERT INTO "answers" VALUES('carc-finished',57,2,80994,'');
INSERT INTO "answers" VALUES('carc-finished',58,3,59,'3c204600f6fb6da9');
INSERT INTO "answers" VALUES('carc-finished',59,0,81799,'7534859e5f0ca5e5');
INSERT INTO "answers" VALUES('carc-finished',60,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',61,3,64,'1268dae95bae24c9');
INSERT INTO "answers" VALUES('carc-finished',62,1,78602,'0b1ddcce92d4fc54');
INSERT INTO "answers" VALUES('carc-finished',63,1,0,'');
INSERT INTO "answers" VALUES('carc-finished',64,3,51,'6cc88195c528c6bb');
INSERT INTO "answers" VALUES('carc-finished',65,2,77824,'cc30b23444206e81');
INSERT INTO "answers" VALUES('carc-finished',66,2,26,'');
INSERT INTO "answers" VALUES('carc-finished',67,3,56,'b87cf1e6438736c8');
INSERT INTO "answers" VALUES('carc-finished',68,0,77030,'d172914f8063a0ac');
INSERT INTO "answers" VALUES('carc-finished',69,0,11,'');
INSERT INTO "answers" VALUES('carc-finished',70,3,71,'0ecff68bf9d8a686');
INSERT INTO "answers" VALUES('carc-finished',71,1,77816,'270c027d763077ca');
INSERT INTO "answers" VALUES('carc-finished',72,1,23,'');
INSERT INTO "answers" VALUES('carc-finished',73,3,62,'6ce89d0c9b07bb9c');
INSERT INTO "answers" VALUES('carc-finished',74,2,80989,'aeb4c117b1b7372b');
INSERT INTO "answers" VALUES('carc-finished',75,2,0,'');
INSERT INTO "answers" VALUES('carc-finished',76,3,51,'6883df1e69c6a2f8');
INSERT INTO "answers" VALUES('carc-finished',77,0,81785,'408786c92ad1b3ea');
INSERT INTO "answers" VALUES('carc-finished',78,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',79,3,65,'02b5bd804fc6629c');
INSERT INTO "answers" VALUES('carc-finished',80,1,80220,'ef65aefd1240ad6c');
INSERT INTO "answers" VALUES('carc-finished',81,1,0,'');
INSERT INTO "answers" VALUES('carc-finished',82,3,58,'fa5454bc40eee62f');
INSERT INTO "answers" VALUES('carc-finished',83,2,82594,'57dd13cf99aeb409');
INSERT INTO "answers" VALUES('carc-finished',84,2,0,'');
INSERT INTO "answers" VALUES('carc-finished',85,3,59,'5a76dab54fecbfc6');
INSERT INTO "answers" VALUES('carc-finished',86,0,77804,'79ebb7684f2771c5');
INSERT INTO "answers" VALUES('carc-finished',87,0,15,'');
INSERT INTO "answers" VALUES('carc-finished',88,3,60,'c3a60bfbabef099b');
INSERT INTO "answers" VALUES('carc-finished',89,1,76233,'ed5c05d628a8c3dd');
INSERT INTO "answers" VALUES('carc-finished',90,1,18,'');
INSERT INTO "answers" VALUES('carc-finished',91,3,53,'cb67a417bb321158');
INSERT INTO "answers" VALUES('carc-finished',92,2,82599,'4a882627c2c59749');
INSERT INTO "answers" VALUES('carc-finished',93,2,13,'');
INSERT INTO "answers" VALUES('carc-finished',94,3,50,'69c2a2e5e83d6bac');
INSERT INTO "answers" VALUES('carc-finished',95,0,80985,'a46d096eae87cbc5');
INSERT INTO "answers" VALUES('carc-finished',96,0,18,'');
INSERT INTO "answers" VALUES('carc-finished',97,3,54,'78ebc1848dc5e25e');
INSERT INTO "answers" VALUES('carc-finished',98,1,80191,'9b0b482bb7121a8e');
INSERT INTO "answers" VALUES('carc-finished',99,1,13,'');
INSERT INTO "answers" VALUES('carc-finished',100,3,70,'00e52cb502bf6bf8');
INSERT INTO "answers" VALUES('carc-finished',101,2,77821,'1bcad8af85f8ddc7');
INSERT INTO "answers" VALUES('carc-finished',102,2,0,'');
INSERT INTO "answers" VALUES('carc-finished',103,3,52,'099f5c8ce59ff8a3');
INSERT INTO "answers" VALUES('carc-finished',104,0,83389,'21d9552bb29a2a45');
INSERT INTO "answers" VALUES('carc-finished',105,0,0,'');
INSERT INTO "answers" VALUES('carc-finished',106,3,70,'a45221212dd1a2b2');
INSERT INTO "answers" VALUES('carc-finished',107,1,75439,'');
INSERT INTO "answers" VALUES('carc-finished',108,3,60,'754e3c6eaa5d658d');
INSERT INTO "answers" VALUES('carc-finished',109,2,77814,'cf53baf98a1a3ced');
INSERT INTO "answers" VALUES('carc-finished',110,2,12,'');
INSERT INTO "answers" VALUES('carc-finished',111,3,75,'059bc9974050cd9a');
INSERT INTO "answers" VALUES('carc-finished',112,0,78596,'905e9eb681974d84');
INSERT INTO "answers" VALUES('carc-finished',113,0,359995,'efb131f97616e190');
INSERT INTO "answers" VALUES('carc-finished',114,0,10,'');
INSERT INTO "answers" VALUES('carc-finished',115,3,70,'1475a28c3bc2eb13');
INSERT INTO "answers" VALUES('carc-finished',116,1,74641,'');
INSERT INTO "answers" VALUES('carc-finished',117,3,63,'9c2aab72898d2aa0');
INSERT INTO "answers" VALUES('carc-finished',118,2,83385,'35ac843ccf664b5c');
INSERT INTO "answers" VALUES('carc-finished',119,2,10,'');
INSERT INTO "answers" VALUES('carc-finished',120,3,70,'d03d4a97c0c55a29');
INSERT INTO "answers" VALUES('carc-finished',121,0,80982,'');
INSERT INTO "answers" VALUES('carc-finished',122,3,50,'ed8328246386e4a4');
INSERT INTO "answers" VALUES('carc-finished',123,1,83381,'');
INSERT INTO "answers" VALUES('carc-finished',124,3,70,'10f76459ce151e46');
INSERT INTO "answers" VALUES('carc-finished',125,2,77829,'0ca22ef5dd7f95e1');
INSERT INTO "answers" VALUES('carc-finished',126,2,0,'');
INSERT INTO "answers" VALUES('carc-finished',127,3,70,'2272844f1c0254d2');
INSERT INTO "answers" VALUES('carc-finished',128,0,77020,'');
INSERT INTO "answers" VALUES('carc-finished',129,3,54,'50790e2a180d5aca');
INSERT INTO "answers" VALUES('carc-finished',130,1,82602,'');
INSERT INTO "answers" VALUES('carc-finished',131,3,72,'3f994d61f868aa65');
INSERT INTO "answers" VALUES('carc-finished',132,2,77016,'20d222861a987496');
INSERT INTO "answers" VALUES('carc-finished',133,2,16,'');
INSERT INTO "answers" VALUES('carc-finished',134,3,73,'f40ce3a8acec432c');
INSERT INTO "answers" VALUES('carc-finished',135,0,80226,'');
INSERT INTO "answers" VALUES('carc-finished',136,3,71,'62e4b5ea0f6b2c94');
INSERT INTO "answers" VALUES('carc-finished',137,1,75432,'');
INSERT INTO "answers" VALUES('carc-finished',138,3,61,'b315761c1b9c5fe5');
INSERT INTO "answers" VALUES('carc-finished',139,2,76239,'5703fe18cd9b8e9d');
INSERT INTO "answers" VALUES('carc-finished',140,2,13,'');
INSERT INTO "answers" VALUES('carc-finished',141,3,51,'31644f59fd13e6d0');
INSERT INTO "answers" VALUES('carc-finished',142,0,81782,'');
INSERT INTO "answers" VALUES('carc-finished',143,3,71,'3aa9b3a57f8b9780');
INSERT INTO "answers" VALUES('carc-finished',144,1,81806,'');
INSERT INTO "answers" VALUES('carc-finished',145,3,71,'97c689c6eaeee435');
INSERT INTO "answers" VALUES('carc-finished',146,2,76230,'b6d88d5c898b1fdd');
INSERT INTO "answers" VALUES('carc-finished',147,2,14,'');
INSERT INTO "answers" VALUES('carc-finished',148,3,61,'9c33cc476e487eba');
INSERT INTO "answers" VALUES('carc-finished',149,0,79428,'');
INSERT INTO "answers" VALUES('carc-finished',150,3,67,'a3f68e7a65895cbb');
INSERT INTO "answers" VALUES('carc-finished',151,1,77011,'');
INSERT INTO "answers" VALUES('carc-finished',152,3,57,'33f1b63c92966d10');
INSERT INTO "answers" VALUES('carc-finished',153,2,82588,'');
INSERT INTO "answers" VALUES('carc-finished',154,3,70,'e6fde7cffd02ccb2');
INSERT INTO "answers" VALUES('carc-finished',155,0,82578,'');
INSERT INTO "answers" VALUES('carc-finished',156,3,77,'a276b146533c8bcd');
INSERT INTO "answers" VALUES('carc-finished',157,1,79427,'aaa29602ebeab717');
INSERT INTO "answers" VALUES('carc-finished',158,1,350477,'');
INSERT INTO "answers" VALUES('carc-finished',159,3,72,'166c1460dfeb3b51');
INSERT INTO "answers" VALUES('carc-finished',160,2,73844,'');
INSERT INTO "answers" VALUES('carc-finished',161,3,63,'56ce33e69a632be2');
INSERT INTO "answers" VALUES('carc-finished',162,0,77803,'');
INSERT INTO "answers" VALUES('carc-finished',163,3,54,'4334ca39b77369e1');
INSERT INTO "answers" VALUES('carc-finished',164,1,74636,'');
INSERT INTO "answers" VALUES('carc-finished',165,3,53,'a606ef54329c180f');
INSERT INTO "answers" VALUES('carc-finished',166,2,83395,'');
INSERT INTO "answers" VALUES('carc-finished',167,3,62,'c6e9ce7f0f0b0e8e');
INSERT INTO "answers" VALUES('carc-finished',168,0,76220,'');
INSERT INTO "answers" VALUES('carc-finished',169,3,61,'155511ba66f62bf7');
INSERT INTO "answers" VALUES('carc-finished',170,1,76240,'');
INSERT INTO "answers" VALUES('carc-finished',171,3,60,'d919e293f579d2e0');
INSERT INTO "answers" VALUES('carc-finished',172,2,84184,'');
INSERT INTO "answers" VALUES('carc-finished',173,3,53,'842bfab65354537c');
INSERT INTO "answers" VALUES('carc-finished',174,0,82572,'');
INSERT INTO "answers" VALUES('carc-finished',175,3,59,'60b0619abe7f468f');
INSERT INTO "answers" VALUES('carc-finished',176,1,83396,'');
INSERT INTO "answers" VALUES('carc-finished',177,3,71,'fe33119fcb7439ac');
INSERT INTO "answers" VALUES('carc-finished',178,2,84190,'86a2842d372eedba');
INSERT INTO "answers" VALUES('carc-finished',179,2,18,'');
INSERT INTO "answers" VALUES('carc-finished',180,3,63,'45000db19ac4a60a');
INSERT INTO "answers" VALUES('carc-finished',181,0,77005,'');
INSERT INTO "answers" VALUES('carc-finished',182,3,71,'6996529839b76319');
INSERT INTO "answers" VALUES('carc-finished',183,1,83379,'');
INSERT INTO "answers" VALUES('carc-finished',184,3,58,'c414b77b4b0d0dd9');
INSERT INTO "answers" VALUES('carc-finished',185,2,82584,'');
INSERT INTO "answers" VALUES('carc-finished',186,3,80,'886f24657dc4974f');
INSERT INTO "answers" VALUES('carc-finished',187,0,78593,'5eb79f2720a24074');
INSERT INTO "answers" VALUES('carc-finished',188,0,353608,'');
INSERT INTO "answers" VALUES('carc-finished',189,3,67,'4804194d65a48beb');
INSERT INTO "answers" VALUES('carc-finished',190,1,78630,'');
INSERT INTO "answers" VALUES('carc-finished',191,3,54,'406f75277e4d2790');
INSERT INTO "answers" VALUES('carc-finished',192,2,83374,'');
INSERT INTO "answers" VALUES('carc-finished',193,3,69,'e890f9856339ec40');
INSERT INTO "answers" VALUES('carc-finished',194,0,84168,'');
INSERT INTO "answers" VALUES('carc-finished',195,3,71,'c56800226a7af604');
INSERT INTO "answers" VALUES('carc-finished',196,1,77808,'');
INSERT INTO "answers" VALUES('carc-finished',197,3,51,'4606f6203a62885b');
INSERT INTO "answers" VALUES('carc-finished',198,2,73048,'');
INSERT INTO "answers" VALUES('carc-finished',199,3,72,'4b8bf85d3b6226ed');
INSERT INTO "answers" VALUES('carc-finished',200,0,84965,'');
INSERT INTO "answers" VALUES('carc-finished',201,3,72,'01f06cb05b0795a3');
INSERT INTO "answers" VALUES('carc-finished',202,1,73849,'');
INSERT INTO "answers" VALUES('carc-finished',203,3,68,'8a08c333614a7720');
INSERT INTO "answers" VALUES('carc-finished',204,2,75431,'');
INSERT INTO "answers" VALUES('carc-finished',205,3,74,'f3d3b9cb8daa202b');
INSERT INTO "answers" VALUES('carc-finished',206,0,75446,'e5f636d995efc5f1');
INSERT INTO "answers" VALUES('carc-finished',207,0,358440,'52755e04cf1b6226');
INSERT INTO "answers" VALUES('carc-paused',0,3,42,'');
INSERT INTO "answers" VALUES('carc-paused',1,3,67,'6b8a5fc038a3ac40');
INSERT INTO "answers" VALUES('carc-paused',2,2,79405,'00019befa0182261');
INSERT INTO "answers" VALUES('carc-paused',3,2,10,'');
INSERT INTO "answers" VALUES('carc-paused',4,3,60,'d7cf957e078cba6c');
INSERT INTO "answers" VALUES('carc-paused',5,0,79411,'c104803ca538e122');
INSERT INTO "answers" VALUES('carc-paused',6,0,0,'');
INSERT INTO "answers" VALUES('carc-paused',7,3,65,'27ba2133ee2600b1');
INSERT INTO "answers" VALUES('carc-paused',8,1,80199,'1a000fd05de2f975');
INSERT INTO "answers" VALUES('carc-paused',9,1,0,'');
INSERT INTO "answers" VALUES('carc-paused',10,3,71,'6d83e41f533579f7');
INSERT INTO "answers" VALUES('carc-paused',11,2,80205,'b24a75079626aa1e');
INSERT INTO "answers" VALUES('carc-paused',12,2,14,'');
INSERT INTO "answers" VALUES('carc-paused',13,3,79,'e68ebcc69cf4cec8');
INSERT INTO "answers" VALUES('carc-paused',14,0,78610,'beeb920bce94b2ed');
INSERT INTO "answers" VALUES('carc-paused',15,0,673629,'684ad094db56480e');
INSERT INTO "answers" VALUES('carc-paused',16,0,0,'');
INSERT INTO "answers" VALUES('carc-paused',17,3,71,'b8f6ae22ae144a5e');
INSERT INTO "answers" VALUES('carc-paused',18,1,79413,'797b0c9dcf7ac097');
INSERT INTO "answers" VALUES('carc-paused',19,1,0,'');
INSERT INTO "answers" VALUES('carc-paused',20,3,52,'837385f526638e68');
INSERT INTO "answers" VALUES('carc-paused',21,2,80192,'7ea527ba45030697');
INSERT INTO "answers" VALUES('carc-paused',22,2,10,'');
INSERT INTO "answers" VALUES('carc-paused',23,3,57,'bba8ca618d4787d5');
INSERT INTO "answers" VALUES('carc-paused',24,0,79398,'6b8947c09322c589');
INSERT INTO "answers" VALUES('carc-paused',25,0,0,'');
INSERT INTO "answers" VALUES('carc-paused',26,3,70,'b6eef70c8929679a');
INSERT INTO "answers" VALUES('carc-paused',27,1,79395,'f2bc2fdd104c667f');
INSERT INTO "answers" VALUES('carc-paused',28,1,14,'');
INSERT INTO "answers" VALUES('carc-paused',29,3,56,'4ee9966551f96060');
INSERT INTO "answers" VALUES('carc-paused',30,2,78601,'8a0a9c1bf4069d63');
INSERT INTO "answers" VALUES('carc-paused',31,2,10,'');
INSERT INTO "answers" VALUES('carc-paused',32,3,65,'f197644e666eb33c');
INSERT INTO "answers" VALUES('carc-paused',33,0,80989,'fcb16400fc8248ce');
INSERT INTO "answers" VALUES('carc-paused',34,0,16,'');
INSERT INTO "answers" VALUES('carc-paused',35,3,70,'06ab65a9a378367a');
INSERT INTO "answers" VALUES('carc-paused',36,1,80986,'2b1aa47a8ee2d93b');
INSERT INTO "answers" VALUES('carc-paused',37,1,21,'');
INSERT INTO "answers" VALUES('carc-paused',38,3,51,'583c1c14d5e05421');
INSERT INTO "answers" VALUES('carc-paused',39,2,80208,'87c34f63f6a3baf2');
INSERT INTO "answers" VALUES('carc-paused',40,2,26,'');
INSERT INTO "answers" VALUES('carc-paused',41,3,63,'a4be9fabc3e04831');
INSERT INTO "answers" VALUES('carc-paused',42,0,80999,'e1c58849e689da66');
INSERT INTO "answers" VALUES('carc-paused',43,0,18,'');
INSERT INTO "answers" VALUES('carc-paused',44,3,50,'12616443af567f70');
INSERT INTO "answers" VALUES('carc-paused',45,1,79419,'9328c7324c587a6a');
INSERT INTO "answers" VALUES('carc-paused',46,1,15,'');
INSERT INTO "answers" VALUES('carc-paused',47,3,58,'4e2bbab83f033e1d');
INSERT INTO "answers" VALUES('carc-paused',48,2,77806,'f3f0624b99ff8d24');
INSERT INTO "answers" VALUES('carc-paused',49,2,18,'');
INSERT INTO "answers" VALUES('carc-paused',50,3,70,'df42e53a3a0ce5fc');
INSERT INTO "answers" VALUES('carc-paused',51,0,78622,'7b79fc82fd1d972e');
INSERT INTO "answers" VALUES('carc-paused',52,0,0,'');
INSERT INTO "answers" VALUES('carc-paused',53,3,50,'689daf04952b0d93');
INSERT INTO "answers" VALUES('carc-paused',54,1,77812,'e0cd6f06b8084340');
INSERT INTO "answers" VALUES('carc-paused',55,1,0,'');
INSERT INTO "answers" VALUES('carc-paused',56,3,54,'ab3e5c0cbe4ccba4');
INSERT INTO "answers" VALUES('carc-paused',57,2,77811,'8123e0ed816ae45b');
INSERT INTO "answers" VALUES('carc-paused',58,2,13,'');
INSERT INTO "answers" VALUES('carc-paused',59,3,57,'46b030343a2205fa');
INSERT INTO "answers" VALUES('carc-paused',60,0,77017,'7e258cd865d7859b');
INSERT INTO "answers" VALUES('carc-paused',61,0,11,'');
INSERT INTO "answers" VALUES('carc-paused',62,3,61,'b537acf8cf37a1d6');
INSERT INTO "answers" VALUES('carc-paused',63,1,80983,'048ffe8f53f1dd44');
INSERT INTO "answers" VALUES('carc-playing',0,3,40,'');
INSERT INTO "answers" VALUES('carc-playing',1,3,72,'f36d17fed22ab644');
INSERT INTO "answers" VALUES('carc-playing',2,0,80198,'77143b98e4706360');
INSERT INTO "answers" VALUES('carc-playing',3,0,15,'');
INSERT INTO "answers" VALUES('carc-playing',4,3,70,'63e54bcc92f2411e');
INSERT INTO "answers" VALUES('carc-playing',5,1,80992,'4db791cc1bebd590');
INSERT INTO "answers" VALUES('carc-playing',6,1,15,'');
INSERT INTO "answers" VALUES('carc-playing',7,3,64,'ef57b853b97eb8f0');
INSERT INTO "answers" VALUES('carc-playing',8,2,79406,'1e0579da2ce68a8d');
INSERT INTO "answers" VALUES('carc-playing',9,2,11,'');
INSERT INTO "answers" VALUES('carc-playing',10,3,65,'8a5ca225547c3bfc');
INSERT INTO "answers" VALUES('carc-playing',11,0,80206,'3f62a0b828b99734');
INSERT INTO "answers" VALUES('carc-playing',12,0,18,'');
INSERT INTO "answers" VALUES('carc-playing',13,3,54,'761deb3175842dd2');
INSERT INTO "answers" VALUES('carc-playing',14,1,80211,'44565d33a5dbfe42');
INSERT INTO "answers" VALUES('carc-playing',15,1,0,'');
INSERT INTO "answers" VALUES('carc-playing',16,3,59,'5070c61a817c873d');
INSERT INTO "answers" VALUES('carc-playing',17,2,81000,'981440bb65707f7e');
INSERT INTO "answers" VALUES('carc-playing',18,2,10,'');
INSERT INTO "answers" VALUES('carc-playing',19,3,50,'97d9d845b2e642c4');
INSERT INTO "answers" VALUES('carc-playing',20,0,79415,'269820c5c175b514');
INSERT INTO "answers" VALUES('carc-playing',21,0,26,'');
INSERT INTO "answers" VALUES('carc-playing',22,3,71,'2c60beeb4ac1ac37');
INSERT INTO "answers" VALUES('carc-playing',23,1,80990,'be5c11598196a99b');
INSERT INTO "answers" VALUES('carc-playing',24,1,19,'');
INSERT INTO "answers" VALUES('carc-playing',25,3,58,'d3f1d078498d8a45');
INSERT INTO "answers" VALUES('carc-playing',26,2,78616,'9eefe85a312f374b');
INSERT INTO "answers" VALUES('carc-playing',27,2,20,'');
INSERT INTO "answers" VALUES('carc-playing',28,3,68,'dc161eeb46ec904a');
INSERT INTO "answers" VALUES('carc-playing',29,0,78612,'0bb76ead91fd0130');
INSERT INTO "answers" VALUES('carc-playing',30,0,0,'');
INSERT INTO "answers" VALUES('carc-playing',31,3,73,'ab0ed1904986f073');
INSERT INTO "answers" VALUES('carc-playing',32,1,79401,'b32c9b7672e9f4b4');
INSERT INTO "answers" VALUES('carc-playing',33,1,14,'');
INSERT INTO "answers" VALUES('carc-playing',34,3,57,'f48451c4b1f29d4e');
INSERT INTO "answers" VALUES('carc-playing',35,2,77816,'013425ead5149680');
INSERT INTO "answers" VALUES('carc-playing',36,2,12,'');
INSERT INTO "answers" VALUES('carc-playing',37,3,61,'af53bfdf7be7614c');
INSERT INTO "answers" VALUES('carc-playing',38,0,78604,'de806347243b927e');
INSERT INTO "answers" VALUES('carc-playing',39,0,0,'');
INSERT INTO "answers" VALUES('carc-playing',40,3,71,'843a3f0b144221bf');
INSERT INTO "answers" VALUES('carc-playing',41,1,78623,'b3749f0b08184141');
INSERT INTO "answers" VALUES('carc-playing',42,1,21,'');
INSERT INTO "answers" VALUES('carc-playing',43,3,63,'8ff3c4e274cd1d6a');
INSERT INTO "answers" VALUES('carc-playing',44,2,77822,'cdfeefdbf219fd62');
INSERT INTO "answers" VALUES('carc-playing',45,2,18,'');
INSERT INTO "answers" VALUES('carc-playing',46,3,61,'32d5fdd616eca231');
INSERT INTO "answers" VALUES('carc-playing',47,0,78609,'34bc3698809ef128');
INSERT INTO "answers" VALUES('carc-playing',48,0,17,'');
INSERT INTO "answers" VALUES('carc-playing',49,3,70,'6acd4e7a3fca485d');
INSERT INTO "answers" VALUES('carc-playing',50,1,77815,'82546d0acf21c40f');
INSERT INTO "answers" VALUES('carc-playing',51,1,0,'');
INSERT INTO "answers" VALUES('carc-playing',52,3,61,'38a2bc739e4d440f');
INSERT INTO "answers" VALUES('carc-playing',53,2,77022,'90b8253783e30b5f');
INSERT INTO "answers" VALUES('carc-playing',54,2,12,'');
INSERT INTO "answers" VALUES('carc-playing',55,3,76,'9b877488b1ab1950');
INSERT INTO "answers" VALUES('carc-playing',56,0,79399,'6bfa8b15954547b1');
INSERT INTO "answers" VALUES('carc-playing',57,0,355230,'b71cf71634a9b81b');
INSERT INTO "answers" VALUES('carc-playing',58,0,12,'');
INSERT INTO "answers" VALUES('carc-playing',59,3,70,'363b0a6650bc3064');
INSERT INTO "answers" VALUES('carc-playing',60,1,77026,'d7d6ec83a6e4fe1e');
INSERT INTO "answers" VALUES('disc-finished',0,3,70003,'');
INSERT INTO "answers" VALUES('disc-finished',1,3,70003,'');
INSERT INTO "answers" VALUES('disc-finished',2,3,70002,'');
INSERT INTO "answers" VALUES('disc-finished',3,3,70005,'');
INSERT INTO "answers" VALUES('disc-finished',4,3,70004,'');
INSERT INTO "answers" VALUES('disc-finished',5,3,70002,'');
INSERT INTO "answers" VALUES('disc-finished',6,3,70002,'');
INSERT INTO "answers" VALUES('disc-finished',7,3,70005,'');
INSERT INTO "answers" VALUES('disc-finished',8,3,70004,'');
INSERT INTO "answers" VALUES('disc-finished',9,3,70000,'');
INSERT INTO "answers" VALUES('disc-finished',10,3,70000,'');
INSERT INTO "answers" VALUES('disc-finished',11,3,70004,'');
INSERT INTO "answers" VALUES('disc-finished',12,3,70000,'');
INSERT INTO "answers" VALUES('disc-finished',13,3,70004,'');
INSERT INTO "answers" VALUES('disc-finished',14,3,70005,'');
INSERT INTO "answers" VALUES('disc-finished',15,3,70002,'');
INSERT INTO "answers" VALUES('disc-finished',16,3,70615,'');
INSERT INTO "answers" VALUES('disc-finished',17,3,70624,'');
INSERT INTO "answers" VALUES('disc-finished',18,3,70616,'');
INSERT INTO "answers" VALUES('disc-finished',19,3,70618,'');
INSERT INTO "answers" VALUES('disc-finished',20,3,70631,'');
INSERT INTO "answers" VALUES('disc-finished',21,3,70613,'6804b63474abbbd2');
INSERT INTO "answers" VALUES('disc-finished',22,2,22,'8a38e7bc4ac9e285');
INSERT INTO "answers" VALUES('disc-finished',23,0,23,'76385a94d761a351');
INSERT INTO "answers" VALUES('disc-finished',24,1,20,'');
INSERT INTO "answers" VALUES('disc-finished',25,3,70276,'');
INSERT INTO "answers" VALUES('disc-finished',26,3,70209,'');
INSERT INTO "answers" VALUES('disc-finished',27,3,70220,'');
INSERT INTO "answers" VALUES('disc-finished',28,3,70344,'');
INSERT INTO "answers" VALUES('disc-finished',29,3,70200,'');
INSERT INTO "answers" VALUES('disc-finished',30,3,70356,'');
INSERT INTO "answers" VALUES('disc-finished',31,3,70292,'');
INSERT INTO "answers" VALUES('disc-finished',32,3,70248,'');
INSERT INTO "answers" VALUES('disc-finished',33,3,70352,'36541df26b1f651d');
INSERT INTO "answers" VALUES('disc-finished',34,0,129,'d152b8692160d69a');
INSERT INTO "answers" VALUES('disc-finished',35,1,102,'6ac02338a0b97eae');
INSERT INTO "answers" VALUES('disc-finished',36,2,101,'');
INSERT INTO "answers" VALUES('disc-finished',37,3,70508,'');
INSERT INTO "answers" VALUES('disc-finished',38,3,70564,'');
INSERT INTO "answers" VALUES('disc-finished',39,3,70413,'');
INSERT INTO "answers" VALUES('disc-finished',40,3,70536,'');
INSERT INTO "answers" VALUES('disc-finished',41,3,70003,'1be4edc2f9cd742d');
INSERT INTO "answers" VALUES('disc-finished',42,0,65630,'');
INSERT INTO "answers" VALUES('disc-finished',43,3,70116,'0b0197c71c62e727');
INSERT INTO "answers" VALUES('disc-finished',44,0,275,'');
INSERT INTO "answers" VALUES('disc-finished',45,3,70108,'');
INSERT INTO "answers" VALUES('disc-finished',46,0,6,'');
INSERT INTO "answers" VALUES('disc-finished',47,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',48,3,70629,'e5cb2275019acf0d');
INSERT INTO "answers" VALUES('disc-finished',49,0,956,'2df7a86a952e81df');
INSERT INTO "answers" VALUES('disc-finished',50,0,3,'');
INSERT INTO "answers" VALUES('disc-finished',51,3,70622,'a623ff8aca2b75c2');
INSERT INTO "answers" VALUES('disc-finished',52,0,279,'98314cc3d5bd4d80');
INSERT INTO "answers" VALUES('disc-finished',53,0,4001,'');
INSERT INTO "answers" VALUES('disc-finished',54,3,70360,'');
INSERT INTO "answers" VALUES('disc-finished',55,3,70288,'');
INSERT INTO "answers" VALUES('disc-finished',56,3,70229,'e5db1cde0d0c9a6e');
INSERT INTO "answers" VALUES('disc-finished',57,1,65944,'');
INSERT INTO "answers" VALUES('disc-finished',58,3,70119,'c6b8986ddb3ad43b');
INSERT INTO "answers" VALUES('disc-finished',59,1,51886,'');
INSERT INTO "answers" VALUES('disc-finished',60,3,70408,'95fe9d09e2ec3790');
INSERT INTO "answers" VALUES('disc-finished',61,1,90013,'462a2872752c14bc');
INSERT INTO "answers" VALUES('disc-finished',62,1,264,'');
INSERT INTO "answers" VALUES('disc-finished',63,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',64,3,70602,'09235439d5c05e75');
INSERT INTO "answers" VALUES('disc-finished',65,1,3,'');
INSERT INTO "answers" VALUES('disc-finished',66,3,70621,'6a242d1ea60181a6');
INSERT INTO "answers" VALUES('disc-finished',67,1,4,'f84748046ef75e66');
INSERT INTO "answers" VALUES('disc-finished',68,1,365,'');
INSERT INTO "answers" VALUES('disc-finished',69,1,5,'');
INSERT INTO "answers" VALUES('disc-finished',70,3,70268,'');
INSERT INTO "answers" VALUES('disc-finished',71,3,70217,'66c7ec69aa1f4946');
INSERT INTO "answers" VALUES('disc-finished',72,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',73,3,70452,'');
INSERT INTO "answers" VALUES('disc-finished',74,3,70432,'4431c399611048fd');
INSERT INTO "answers" VALUES('disc-finished',75,2,263,'a2a0d79dfc587092');
INSERT INTO "answers" VALUES('disc-finished',76,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',77,3,70604,'2294a75356b51ac4');
INSERT INTO "answers" VALUES('disc-finished',78,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',79,3,70620,'be3f1584775d37b9');
INSERT INTO "answers" VALUES('disc-finished',80,2,10806,'4b2ecf8dd0892db2');
INSERT INTO "answers" VALUES('disc-finished',81,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',82,3,70609,'9ce6c2937d3b85db');
INSERT INTO "answers" VALUES('disc-finished',83,2,809,'b9e4ac0788fe0ee2');
INSERT INTO "answers" VALUES('disc-finished',84,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',85,3,70632,'6c072a2bd31fd02b');
INSERT INTO "answers" VALUES('disc-finished',86,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',87,3,70216,'');
INSERT INTO "answers" VALUES('disc-finished',88,3,70225,'');
INSERT INTO "answers" VALUES('disc-finished',89,3,70233,'efff0a67062ec7b8');
INSERT INTO "answers" VALUES('disc-finished',90,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',91,3,70504,'f83a259f3470b2f7');
INSERT INTO "answers" VALUES('disc-finished',92,0,11159,'');
INSERT INTO "answers" VALUES('disc-finished',93,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',94,3,70620,'e19f39bf08886e37');
INSERT INTO "answers" VALUES('disc-finished',95,0,53446,'88ee0d9ab4ac3de9');
INSERT INTO "answers" VALUES('disc-finished',96,0,329,'81f011e0e29db72f');
INSERT INTO "answers" VALUES('disc-finished',97,0,1,'');
INSERT INTO "answers" VALUES('disc-finished',98,0,5,'');
INSERT INTO "answers" VALUES('disc-finished',99,3,70244,'');
INSERT INTO "answers" VALUES('disc-finished',100,3,70348,'');
INSERT INTO "answers" VALUES('disc-finished',101,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',102,3,70460,'');
INSERT INTO "answers" VALUES('disc-finished',103,3,70001,'61aa08e7f3a31dc7');
INSERT INTO "answers" VALUES('disc-finished',104,1,264,'');
INSERT INTO "answers" VALUES('disc-finished',105,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',106,3,70604,'4210e5ae7f60c143');
INSERT INTO "answers" VALUES('disc-finished',107,1,22670,'e07a7e51ef6eebf4');
INSERT INTO "answers" VALUES('disc-finished',108,1,272,'424eb5c68d5c84bb');
INSERT INTO "answers" VALUES('disc-finished',109,1,2017,'');
INSERT INTO "answers" VALUES('disc-finished',110,3,70284,'');
INSERT INTO "answers" VALUES('disc-finished',111,3,70264,'c8937b0c1172a167');
INSERT INTO "answers" VALUES('disc-finished',112,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',113,3,70628,'8284706209d753ff');
INSERT INTO "answers" VALUES('disc-finished',114,1,3,'');
INSERT INTO "answers" VALUES('disc-finished',115,3,70633,'');
INSERT INTO "answers" VALUES('disc-finished',116,1,5,'c0fb114e75938dc7');
INSERT INTO "answers" VALUES('disc-finished',117,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',118,3,70424,'41d56bafa0a83534');
INSERT INTO "answers" VALUES('disc-finished',119,2,157,'33a915f928fb0da5');
INSERT INTO "answers" VALUES('disc-finished',120,2,2016,'');
INSERT INTO "answers" VALUES('disc-finished',121,3,70240,'');
INSERT INTO "answers" VALUES('disc-finished',122,3,70212,'305914fc1c18b295');
INSERT INTO "answers" VALUES('disc-finished',123,2,2012,'');
INSERT INTO "answers" VALUES('disc-finished',124,3,70272,'');
INSERT INTO "answers" VALUES('disc-finished',125,3,70201,'120d5fa285db37ac');
INSERT INTO "answers" VALUES('disc-finished',126,2,4005,'dede2cab257233cf');
INSERT INTO "answers" VALUES('disc-finished',127,2,250,'dd2e3f25b39a1d39');
INSERT INTO "answers" VALUES('disc-finished',128,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',129,3,70604,'e26b2519a877b94f');
INSERT INTO "answers" VALUES('disc-finished',130,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',131,3,70600,'35f2f99b147c8c7b');
INSERT INTO "answers" VALUES('disc-finished',132,2,2625,'');
INSERT INTO "answers" VALUES('disc-finished',133,3,70604,'a2ef4e1d1f07b73d');
INSERT INTO "answers" VALUES('disc-finished',134,2,4,'0676b000d2dad20d');
INSERT INTO "answers" VALUES('disc-finished',135,2,255,'3dd0296de506f5e8');
INSERT INTO "answers" VALUES('disc-finished',136,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',137,3,70609,'0e44b3f293769956');
INSERT INTO "answers" VALUES('disc-finished',138,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',139,3,70603,'a9547d31d3278f43');
INSERT INTO "answers" VALUES('disc-finished',140,2,4,'03ba77ee6ebda4b7');
INSERT INTO "answers" VALUES('disc-finished',141,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',142,3,70206,'');
INSERT INTO "answers" VALUES('disc-finished',143,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',144,3,70480,'888d044904d76315');
INSERT INTO "answers" VALUES('disc-finished',145,0,11743,'');
INSERT INTO "answers" VALUES('disc-finished',146,3,70120,'00b12b75fd7ca285');
INSERT INTO "answers" VALUES('disc-finished',147,0,2148,'');
INSERT INTO "answers" VALUES('disc-finished',148,3,70204,'');
INSERT INTO "answers" VALUES('disc-finished',149,3,70222,'e72e4e0220054c6a');
INSERT INTO "answers" VALUES('disc-finished',150,0,6,'');
INSERT INTO "answers" VALUES('disc-finished',151,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',152,3,70629,'4e43593f134fdf23');
INSERT INTO "answers" VALUES('disc-finished',153,0,960,'28f5031e43dba5d0');
INSERT INTO "answers" VALUES('disc-finished',154,0,3,'');
INSERT INTO "answers" VALUES('disc-finished',155,3,70620,'867e6942a6766c3e');
INSERT INTO "answers" VALUES('disc-finished',156,0,4,'a8fe85086531677c');
INSERT INTO "answers" VALUES('disc-finished',157,0,406,'49e3a2b1a0aa034f');
INSERT INTO "answers" VALUES('disc-finished',158,0,10888,'');
INSERT INTO "answers" VALUES('disc-finished',159,0,5,'');
INSERT INTO "answers" VALUES('disc-finished',160,3,70368,'');
INSERT INTO "answers" VALUES('disc-finished',161,3,70202,'');
INSERT INTO "answers" VALUES('disc-finished',162,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',163,3,70456,'');
INSERT INTO "answers" VALUES('disc-finished',164,3,70421,'67b3605eeadffdc7');
INSERT INTO "answers" VALUES('disc-finished',165,1,12501,'84c607dba3f500de');
INSERT INTO "answers" VALUES('disc-finished',166,2,32,'84c607dba3f500de');
INSERT INTO "answers" VALUES('disc-finished',167,1,31,'f3fbd16c0c4e72ad');
INSERT INTO "answers" VALUES('disc-finished',168,1,13276,'');
INSERT INTO "answers" VALUES('disc-finished',169,1,5,'');
INSERT INTO "answers" VALUES('disc-finished',170,3,70340,'');
INSERT INTO "answers" VALUES('disc-finished',171,3,70236,'e0a2ae28cdc6cbaf');
INSERT INTO "answers" VALUES('disc-finished',172,2,50248,'b805bd98a56dc2a2');
INSERT INTO "answers" VALUES('disc-finished',173,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',174,3,70524,'');
INSERT INTO "answers" VALUES('disc-finished',175,3,70000,'9786355b4e2718c1');
INSERT INTO "answers" VALUES('disc-finished',176,2,260,'aea872a365a7b6ef');
INSERT INTO "answers" VALUES('disc-finished',177,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',178,3,70635,'852aac1748d0f91d');
INSERT INTO "answers" VALUES('disc-finished',179,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',180,3,70621,'b0e6d997bdacd3ae');
INSERT INTO "answers" VALUES('disc-finished',181,2,11577,'aa1950795b3e165e');
INSERT INTO "answers" VALUES('disc-finished',182,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',183,3,70634,'6b3d29a2529fbe57');
INSERT INTO "answers" VALUES('disc-finished',184,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',185,3,70621,'816549106741ab44');
INSERT INTO "answers" VALUES('disc-finished',186,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',187,3,70228,'');
INSERT INTO "answers" VALUES('disc-finished',188,3,70300,'');
INSERT INTO "answers" VALUES('disc-finished',189,3,70320,'');
INSERT INTO "answers" VALUES('disc-finished',190,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',191,3,70532,'');
INSERT INTO "answers" VALUES('disc-finished',192,3,70528,'');
INSERT INTO "answers" VALUES('disc-finished',193,3,70496,'');
INSERT INTO "answers" VALUES('disc-finished',194,3,70516,'');
INSERT INTO "answers" VALUES('disc-finished',195,3,70512,'');
INSERT INTO "answers" VALUES('disc-finished',196,3,70405,'bf9648717346eab9');
INSERT INTO "answers" VALUES('disc-finished',197,0,252,'');
INSERT INTO "answers" VALUES('disc-finished',198,3,70114,'');
INSERT INTO "answers" VALUES('disc-finished',199,0,6,'');
INSERT INTO "answers" VALUES('disc-finished',200,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',201,3,70613,'6ca08e11fdf0d496');
INSERT INTO "answers" VALUES('disc-finished',202,0,305,'8e00e50d12d9f502');
INSERT INTO "answers" VALUES('disc-finished',203,0,250,'bd059e93eb71e4d5');
INSERT INTO "answers" VALUES('disc-finished',204,1,31,'bd059e93eb71e4d5');
INSERT INTO "answers" VALUES('disc-finished',205,0,33,'c6669e35adf48e0b');
INSERT INTO "answers" VALUES('disc-finished',206,0,50184,'8030375e28d357b2');
INSERT INTO "answers" VALUES('disc-finished',207,0,5,'');
INSERT INTO "answers" VALUES('disc-finished',208,3,70244,'');
INSERT INTO "answers" VALUES('disc-finished',209,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',210,3,70512,'');
INSERT INTO "answers" VALUES('disc-finished',211,3,70425,'93b3104d3d2c6c3e');
INSERT INTO "answers" VALUES('disc-finished',212,1,11415,'');
INSERT INTO "answers" VALUES('disc-finished',213,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',214,3,70631,'2cd8c5e853f75a2d');
INSERT INTO "answers" VALUES('disc-finished',215,1,5560,'');
INSERT INTO "answers" VALUES('disc-finished',216,3,70705,'6adb1be46966c61d');
INSERT INTO "answers" VALUES('disc-finished',217,1,692,'ef984fdb98f06efa');
INSERT INTO "answers" VALUES('disc-finished',218,1,3,'');
INSERT INTO "answers" VALUES('disc-finished',219,3,70631,'613e422ad9c668af');
INSERT INTO "answers" VALUES('disc-finished',220,1,263,'');
INSERT INTO "answers" VALUES('disc-finished',221,3,70111,'');
INSERT INTO "answers" VALUES('disc-finished',222,3,70614,'47b73d1e6715b638');
INSERT INTO "answers" VALUES('disc-finished',223,1,315,'');
INSERT INTO "answers" VALUES('disc-finished',224,3,70260,'');
INSERT INTO "answers" VALUES('disc-finished',225,3,70208,'');
INSERT INTO "answers" VALUES('disc-finished',226,3,70206,'');
INSERT INTO "answers" VALUES('disc-finished',227,3,70224,'f2673da2991e58e5');
INSERT INTO "answers" VALUES('disc-finished',228,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',229,3,70432,'');
INSERT INTO "answers" VALUES('disc-finished',230,3,70464,'');
INSERT INTO "answers" VALUES('disc-finished',231,3,70401,'1f4b898022febe42');
INSERT INTO "answers" VALUES('disc-finished',232,2,11112,'ce93e5284ef831e4');
INSERT INTO "answers" VALUES('disc-finished',233,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',234,3,70624,'9e087a98825230b8');
INSERT INTO "answers" VALUES('disc-finished',235,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',236,3,70604,'a0f763a1a3a62ee0');
INSERT INTO "answers" VALUES('disc-finished',237,2,4,'57c2a8084f79165b');
INSERT INTO "answers" VALUES('disc-finished',238,2,12821,'44b39b2deb59140d');
INSERT INTO "answers" VALUES('disc-finished',239,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',240,3,70609,'dc3c6a3e66fd33cc');
INSERT INTO "answers" VALUES('disc-finished',241,2,5304,'');
INSERT INTO "answers" VALUES('disc-finished',242,3,70702,'f569a4e52d94dcf9');
INSERT INTO "answers" VALUES('disc-finished',243,2,700,'bf4c0645fa342270');
INSERT INTO "answers" VALUES('disc-finished',244,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',245,3,70618,'e55261c707d6c603');
INSERT INTO "answers" VALUES('disc-finished',246,2,4,'f25b8ef76bf21986');
INSERT INTO "answers" VALUES('disc-finished',247,2,355,'b9f3670f139cbcb7');
INSERT INTO "answers" VALUES('disc-finished',248,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',249,3,70212,'');
INSERT INTO "answers" VALUES('disc-finished',250,3,70220,'');
INSERT INTO "answers" VALUES('disc-finished',251,3,70221,'');
INSERT INTO "answers" VALUES('disc-finished',252,3,70256,'');
INSERT INTO "answers" VALUES('disc-finished',253,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',254,3,70544,'');
INSERT INTO "answers" VALUES('disc-finished',255,3,70413,'');
INSERT INTO "answers" VALUES('disc-finished',256,3,70508,'');
INSERT INTO "answers" VALUES('disc-finished',257,3,70564,'');
INSERT INTO "answers" VALUES('disc-finished',258,3,70496,'');
INSERT INTO "answers" VALUES('disc-finished',259,3,70548,'');
INSERT INTO "answers" VALUES('disc-finished',260,3,70516,'');
INSERT INTO "answers" VALUES('disc-finished',261,3,70005,'af018eaba1b16109');
INSERT INTO "answers" VALUES('disc-finished',262,0,263,'');
INSERT INTO "answers" VALUES('disc-finished',263,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',264,3,70618,'ac3838526ef76a97');
INSERT INTO "answers" VALUES('disc-finished',265,0,602,'b58ff5f4e4d11ff0');
INSERT INTO "answers" VALUES('disc-finished',266,0,968,'198f0b0e86292ee1');
INSERT INTO "answers" VALUES('disc-finished',267,0,3,'');
INSERT INTO "answers" VALUES('disc-finished',268,3,70616,'f7839fbe6ca14c7c');
INSERT INTO "answers" VALUES('disc-finished',269,0,4,'6627242900e8734f');
INSERT INTO "answers" VALUES('disc-finished',270,0,31738,'657905fb5f677033');
INSERT INTO "answers" VALUES('disc-finished',271,0,275,'');
INSERT INTO "answers" VALUES('disc-finished',272,3,70356,'');
INSERT INTO "answers" VALUES('disc-finished',273,3,70336,'');
INSERT INTO "answers" VALUES('disc-finished',274,3,70328,'aaf83f65fc45b204');
INSERT INTO "answers" VALUES('disc-finished',275,1,50250,'');
INSERT INTO "answers" VALUES('disc-finished',276,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',277,3,70409,'dcd1d9c2c8341780');
INSERT INTO "answers" VALUES('disc-finished',278,1,263,'a8925a243ddc3d65');
INSERT INTO "answers" VALUES('disc-finished',279,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',280,3,70610,'897e2be93421eafa');
INSERT INTO "answers" VALUES('disc-finished',281,1,624,'1109bcd1dc69791a');
INSERT INTO "answers" VALUES('disc-finished',282,1,3,'');
INSERT INTO "answers" VALUES('disc-finished',283,3,70622,'c222020f91218161');
INSERT INTO "answers" VALUES('disc-finished',284,1,2808,'4b5228e32c9a5ef0');
INSERT INTO "answers" VALUES('disc-finished',285,1,13,'');
INSERT INTO "answers" VALUES('disc-finished',286,3,70252,'');
INSERT INTO "answers" VALUES('disc-finished',287,1,4,'06d974b426425f85');
INSERT INTO "answers" VALUES('disc-finished',288,1,32355,'22ea79d075ed5215');
INSERT INTO "answers" VALUES('disc-finished',289,1,12030,'');
INSERT INTO "answers" VALUES('disc-finished',290,3,70604,'5ef5ef6d94adb8a7');
INSERT INTO "answers" VALUES('disc-finished',291,1,326,'');
INSERT INTO "answers" VALUES('disc-finished',292,3,70304,'');
INSERT INTO "answers" VALUES('disc-finished',293,3,70200,'');
INSERT INTO "answers" VALUES('disc-finished',294,3,70324,'');
INSERT INTO "answers" VALUES('disc-finished',295,3,70360,'210ce704678f1929');
INSERT INTO "answers" VALUES('disc-finished',296,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',297,3,70429,'');
INSERT INTO "answers" VALUES('disc-finished',298,3,70532,'');
INSERT INTO "answers" VALUES('disc-finished',299,3,70422,'');
INSERT INTO "answers" VALUES('disc-finished',300,3,70468,'');
INSERT INTO "answers" VALUES('disc-finished',301,3,70404,'');
INSERT INTO "answers" VALUES('disc-finished',302,3,70488,'82a61503074c5510');
INSERT INTO "answers" VALUES('disc-finished',303,2,2012,'');
INSERT INTO "answers" VALUES('disc-finished',304,3,70240,'');
INSERT INTO "answers" VALUES('disc-finished',305,3,70217,'60ae9b76d6cc2a49');
INSERT INTO "answers" VALUES('disc-finished',306,2,256,'e437da5559b2be96');
INSERT INTO "answers" VALUES('disc-finished',307,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',308,3,70628,'081553c0cb2851ec');
INSERT INTO "answers" VALUES('disc-finished',309,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',310,3,70621,'448400810143f87b');
INSERT INTO "answers" VALUES('disc-finished',311,2,263,'2652dfc5ba61f57a');
INSERT INTO "answers" VALUES('disc-finished',312,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',313,3,70611,'8f01d6eba295030f');
INSERT INTO "answers" VALUES('disc-finished',314,2,817,'e912c318a6fdfccf');
INSERT INTO "answers" VALUES('disc-finished',315,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',316,3,70634,'858b0bcafae93326');
INSERT INTO "answers" VALUES('disc-finished',317,2,1020,'e53bf7db8fac7f15');
INSERT INTO "answers" VALUES('disc-finished',318,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',319,3,70284,'');
INSERT INTO "answers" VALUES('disc-finished',320,3,70352,'4338fc95b27f980e');
INSERT INTO "answers" VALUES('disc-finished',321,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',322,3,70480,'');
INSERT INTO "answers" VALUES('disc-finished',323,3,70416,'2940e143aa7c048b');
INSERT INTO "answers" VALUES('disc-finished',324,0,1356,'c95f9a9c98959a07');
INSERT INTO "answers" VALUES('disc-finished',325,0,571,'');
INSERT INTO "answers" VALUES('disc-finished',326,3,70115,'44ec4f84fe17509b');
INSERT INTO "answers" VALUES('disc-finished',327,0,561,'');
INSERT INTO "answers" VALUES('disc-finished',328,3,70108,'c5db841b8643c426');
INSERT INTO "answers" VALUES('disc-finished',329,0,272,'');
INSERT INTO "answers" VALUES('disc-finished',330,3,70117,'');
INSERT INTO "answers" VALUES('disc-finished',331,0,6,'');
INSERT INTO "answers" VALUES('disc-finished',332,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',333,3,70635,'69f279e39d45a427');
INSERT INTO "answers" VALUES('disc-finished',334,0,325,'d9a4c5419c616df1');
INSERT INTO "answers" VALUES('disc-finished',335,0,272,'');
INSERT INTO "answers" VALUES('disc-finished',336,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',337,3,70614,'e8db4bbcd027d031');
INSERT INTO "answers" VALUES('disc-finished',338,0,936,'00a6250e74fead1a');
INSERT INTO "answers" VALUES('disc-finished',339,0,3,'');
INSERT INTO "answers" VALUES('disc-finished',340,3,70615,'');
INSERT INTO "answers" VALUES('disc-finished',341,0,4,'e266dd53c5aa385d');
INSERT INTO "answers" VALUES('disc-finished',342,0,375,'');
INSERT INTO "answers" VALUES('disc-finished',343,0,5,'');
INSERT INTO "answers" VALUES('disc-finished',344,3,70205,'');
INSERT INTO "answers" VALUES('disc-finished',345,3,70248,'bef238ac5456c2b7');
INSERT INTO "answers" VALUES('disc-finished',346,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',347,3,70508,'a52d139ec88c3e03');
INSERT INTO "answers" VALUES('disc-finished',348,1,201,'');
INSERT INTO "answers" VALUES('disc-finished',349,3,70568,'');
INSERT INTO "answers" VALUES('disc-finished',350,3,70428,'');
INSERT INTO "answers" VALUES('disc-finished',351,3,70460,'');
INSERT INTO "answers" VALUES('disc-finished',352,3,70003,'f21a0ca8b1da0c20');
INSERT INTO "answers" VALUES('disc-finished',353,1,4002,'bda5b17669228b2e');
INSERT INTO "answers" VALUES('disc-finished',354,1,86270,'b5bd4ccb11b40af9');
INSERT INTO "answers" VALUES('disc-finished',355,1,276,'678993602c0c3a96');
INSERT INTO "answers" VALUES('disc-finished',356,1,250,'');
INSERT INTO "answers" VALUES('disc-finished',357,3,70110,'');
INSERT INTO "answers" VALUES('disc-finished',358,1,6,'df91504c1407ba6a');
INSERT INTO "answers" VALUES('disc-finished',359,1,4313,'19011c970ff674c6');
INSERT INTO "answers" VALUES('disc-finished',360,1,2,'');
INSERT INTO "answers" VALUES('disc-finished',361,3,70612,'e56dd7c5e637ead5');
INSERT INTO "answers" VALUES('disc-finished',362,1,924,'c66f8abc51219bba');
INSERT INTO "answers" VALUES('disc-finished',363,1,3,'');
INSERT INTO "answers" VALUES('disc-finished',364,3,70623,'62a020823afdbd61');
INSERT INTO "answers" VALUES('disc-finished',365,1,356,'');
INSERT INTO "answers" VALUES('disc-finished',366,3,70216,'');
INSERT INTO "answers" VALUES('disc-finished',367,3,70300,'');
INSERT INTO "answers" VALUES('disc-finished',368,3,70232,'');
INSERT INTO "answers" VALUES('disc-finished',369,3,70272,'3bafa2947318d8b0');
INSERT INTO "answers" VALUES('disc-finished',370,2,0,'');
INSERT INTO "answers" VALUES('disc-finished',371,3,70452,'ba0ed1a31be7103a');
INSERT INTO "answers" VALUES('disc-finished',372,2,11580,'b20162aef439ef63');
INSERT INTO "answers" VALUES('disc-finished',373,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',374,3,70632,'448266ab0de28665');
INSERT INTO "answers" VALUES('disc-finished',375,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',376,3,70622,'26cc21e31a8d19ce');
INSERT INTO "answers" VALUES('disc-finished',377,2,12184,'af5f9befb3ba9f0f');
INSERT INTO "answers" VALUES('disc-finished',378,2,2,'');
INSERT INTO "answers" VALUES('disc-finished',379,3,70604,'342bd5873c9a4b52');
INSERT INTO "answers" VALUES('disc-finished',380,2,952,'764f19e854977881');
INSERT INTO "answers" VALUES('disc-finished',381,2,3,'');
INSERT INTO "answers" VALUES('disc-finished',382,3,70625,'773cf5220853ebb5');
INSERT INTO "answers" VALUES('disc-finished',383,2,1021,'7b3bf0b3c6709632');
INSERT INTO "answers" VALUES('disc-finished',384,2,1033,'2eac5a9f465c1165');
INSERT INTO "answers" VALUES('disc-finished',385,2,5,'');
INSERT INTO "answers" VALUES('disc-finished',386,3,70288,'');
INSERT INTO "answers" VALUES('disc-finished',387,3,70229,'');
INSERT INTO "answers" VALUES('disc-finished',388,3,70206,'');
INSERT INTO "answers" VALUES('disc-finished',389,3,70244,'');
INSERT INTO "answers" VALUES('disc-finished',390,3,70312,'9b8f5d6e71fcf3de');
INSERT INTO "answers" VALUES('disc-finished',391,0,51890,'e2fc9dfcc19da29e');
INSERT INTO "answers" VALUES('disc-finished',392,0,50196,'');
INSERT INTO "answers" VALUES('disc-finished',393,0,0,'');
INSERT INTO "answers" VALUES('disc-finished',394,3,70404,'');
INSERT INTO "answers" VALUES('disc-finished',395,3,70548,'');
INSERT INTO "answers" VALUES('disc-finished',396,3,70417,'');
INSERT INTO "answers" VALUES('disc-finished',397,3,70556,'cbec6936405d8870');
INSERT INTO "answers" VALUES('disc-finished',398,0,1,'4daca26c5ab96c19');
INSERT INTO "answers" VALUES('disc-finished',399,0,272,'');
INSERT INTO "answers" VALUES('disc-finished',400,0,2,'');
INSERT INTO "answers" VALUES('disc-finished',401,3,70623,'9885abcdf6e7f167');
INSERT INTO "answers" VALUES('disc-finished',402,0,928,'02125695d703f89a');
INSERT INTO "answers" VALUES('disc-finished',403,0,3,'');
INSERT INTO "answers" VALUES('disc-finished',404,3,70607,'');
INSERT INTO "answers" VALUES('disc-finished',405,3,70316,'');
INSERT INTO "answers" VALUES('disc-finished',406,3,70268,'');
INSERT INTO "answers" VALUES('disc-finished',407,3,70220,'661dd23d61042db3');
INSERT INTO "answers" VALUES('disc-finished',408,1,0,'');
INSERT INTO "answers" VALUES('disc-finished',409,3,70480,'dd9bc185fdf13215');
INSERT INTO "answers" VALUES('disc-paused',0,3,70005,'');
INSERT INTO "answers" VALUES('disc-paused',1,3,70004,'');
INSERT INTO "answers" VALUES('disc-paused',2,3,70005,'');
INSERT INTO "answers" VALUES('disc-paused',3,3,70003,'');
INSERT INTO "answers" VALUES('disc-paused',4,3,70001,'');
INSERT INTO "answers" VALUES('disc-paused',5,3,70004,'');
INSERT INTO "answers" VALUES('disc-paused',6,3,70001,'');
INSERT INTO "answers" VALUES('disc-paused',7,3,70002,'');
INSERT INTO "answers" VALUES('disc-paused',8,3,70000,'');
INSERT INTO "answers" VALUES('disc-paused',9,3,70003,'');
INSERT INTO "answers" VALUES('disc-paused',10,3,70000,'');
INSERT INTO "answers" VALUES('disc-paused',11,3,70003,'');
INSERT INTO "answers" VALUES('disc-paused',12,3,70001,'');
INSERT INTO "answers" VALUES('disc-paused',13,3,70004,'');
INSERT INTO "answers" VALUES('disc-paused',14,3,70000,'');
INSERT INTO "answers" VALUES('disc-paused',15,3,70002,'');
INSERT INTO "answers" VALUES('disc-paused',16,3,70625,'');
INSERT INTO "answers" VALUES('disc-paused',17,3,70612,'');
INSERT INTO "answers" VALUES('disc-paused',18,3,70632,'');
INSERT INTO "answers" VALUES('disc-paused',19,3,70600,'');
INSERT INTO "answers" VALUES('disc-paused',20,3,70626,'');
INSERT INTO "answers" VALUES('disc-paused',21,3,70631,'d626a89925f98e1a');
INSERT INTO "answers" VALUES('disc-paused',22,2,22,'749145bf9c087afd');
INSERT INTO "answers" VALUES('disc-paused',23,0,20,'d8609da9d77d05b4');
INSERT INTO "answers" VALUES('disc-paused',24,1,21,'');
INSERT INTO "answers" VALUES('disc-paused',25,3,70284,'');
INSERT INTO "answers" VALUES('disc-paused',26,3,70260,'');
INSERT INTO "answers" VALUES('disc-paused',27,3,70348,'');
INSERT INTO "answers" VALUES('disc-paused',28,3,70288,'');
INSERT INTO "answers" VALUES('disc-paused',29,3,70292,'');
INSERT INTO "answers" VALUES('disc-paused',30,3,70312,'');
INSERT INTO "answers" VALUES('disc-paused',31,3,70324,'');
INSERT INTO "answers" VALUES('disc-paused',32,3,70320,'');
INSERT INTO "answers" VALUES('disc-paused',33,3,70252,'ac657bd554e2b9a5');
INSERT INTO "answers" VALUES('disc-paused',34,1,129,'3ba5d101ad55584c');
INSERT INTO "answers" VALUES('disc-paused',35,2,101,'986200ac1893a125');
INSERT INTO "answers" VALUES('disc-paused',36,0,129,'');
INSERT INTO "answers" VALUES('disc-paused',37,3,70540,'');
INSERT INTO "answers" VALUES('disc-paused',38,3,70004,'3e49fe6b9998251a');
INSERT INTO "answers" VALUES('disc-paused',39,1,12055,'e127a31b08d62db2');
INSERT INTO "answers" VALUES('disc-paused',40,1,270,'f5f1e196e36d949f');
INSERT INTO "answers" VALUES('disc-paused',41,1,2924,'972ab74f5a149359');
INSERT INTO "answers" VALUES('disc-paused',42,1,3120,'');
INSERT INTO "answers" VALUES('disc-paused',43,3,70256,'');
INSERT INTO "answers" VALUES('disc-paused',44,3,70209,'d84ad5af41c473a0');
INSERT INTO "answers" VALUES('disc-paused',45,1,2809,'5db6bed1c6d99551');
INSERT INTO "answers" VALUES('disc-paused',46,1,3056,'');
INSERT INTO "answers" VALUES('disc-paused',47,3,70272,'');
INSERT INTO "answers" VALUES('disc-paused',48,3,70308,'');
INSERT INTO "answers" VALUES('disc-paused',49,1,5,'');
INSERT INTO "answers" VALUES('disc-paused',50,3,70296,'');
INSERT INTO "answers" VALUES('disc-paused',51,3,70476,'aeb72fb4800ca10a');
INSERT INTO "answers" VALUES('disc-paused',52,2,273,'543f8a80ad1e8735');
INSERT INTO "answers" VALUES('disc-paused',53,2,10,'629071d5ca91385a');
INSERT INTO "answers" VALUES('disc-paused',54,2,276,'3b9d0849f24384b3');
INSERT INTO "answers" VALUES('disc-paused',55,2,1684,'1297e9c8f60ad566');
INSERT INTO "answers" VALUES('disc-paused',56,2,5,'');
INSERT INTO "answers" VALUES('disc-paused',57,3,70201,'');
INSERT INTO "answers" VALUES('disc-paused',58,3,70344,'');
INSERT INTO "answers" VALUES('disc-paused',59,3,70402,'26e4ee366bcf0f6f');
INSERT INTO "answers" VALUES('disc-paused',60,0,157,'2d085d56bfd79e4e');
INSERT INTO "answers" VALUES('disc-paused',61,0,278,'');
INSERT INTO "answers" VALUES('disc-paused',62,0,2,'');
INSERT INTO "answers" VALUES('disc-paused',63,3,70607,'3a2db296a13676e8');
INSERT INTO "answers" VALUES('disc-paused',64,0,692,'84c9455ae15827e0');
INSERT INTO "answers" VALUES('disc-paused',65,0,688,'3868f7ac559ffdd7');
INSERT INTO "answers" VALUES('disc-paused',66,0,712,'88c5dba2aeb67baf');
INSERT INTO "answers" VALUES('disc-paused',67,0,3,'');
INSERT INTO "answers" VALUES('disc-paused',68,3,70619,'59070e36e844c10e');
INSERT INTO "answers" VALUES('disc-paused',69,0,268,'');
INSERT INTO "answers" VALUES('disc-paused',70,3,70352,'');
INSERT INTO "answers" VALUES('disc-paused',71,3,70217,'');
INSERT INTO "answers" VALUES('disc-paused',72,3,70206,'');
INSERT INTO "answers" VALUES('disc-paused',73,1,0,'');
INSERT INTO "answers" VALUES('disc-paused',74,3,70448,'1e4ec1e68b1f19c0');
INSERT INTO "answers" VALUES('disc-paused',75,1,12818,'467536eeac342a14');
INSERT INTO "answers" VALUES('disc-paused',76,1,252,'8b1a8d295e51ad3d');
INSERT INTO "answers" VALUES('disc-paused',77,1,2096,'');
INSERT INTO "answers" VALUES('disc-paused',78,3,70221,'');
INSERT INTO "answers" VALUES('disc-paused',79,3,70300,'');
INSERT INTO "answers" VALUES('disc-paused',80,1,5,'b20eb0654d392d23');
INSERT INTO "answers" VALUES('disc-paused',81,2,0,'');
INSERT INTO "answers" VALUES('disc-paused',82,3,70564,'');
INSERT INTO "answers" VALUES('disc-paused',83,3,70436,'');
INSERT INTO "answers" VALUES('disc-paused',84,3,70444,'');
INSERT INTO "answers" VALUES('disc-paused',85,3,70560,'');
INSERT INTO "answers" VALUES('disc-paused',86,3,70468,'');
INSERT INTO "answers" VALUES('disc-paused',87,3,70464,'');
INSERT INTO "answers" VALUES('disc-paused',88,3,70002,'9a7ba69be027e88f');
INSERT INTO "answers" VALUES('disc-paused',89,2,281,'dde73541f7f59041');
INSERT INTO "answers" VALUES('disc-paused',90,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',91,3,70627,'05feccd40ee755bb');
INSERT INTO "answers" VALUES('disc-paused',92,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',93,3,70631,'94a47442d8356fc4');
INSERT INTO "answers" VALUES('disc-paused',94,2,12352,'bd965bec5768a42b');
INSERT INTO "answers" VALUES('disc-paused',95,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',96,3,70608,'cc722df2d149fffc');
INSERT INTO "answers" VALUES('disc-paused',97,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',98,3,70613,'93c930de815adece');
INSERT INTO "answers" VALUES('disc-paused',99,2,5,'');
INSERT INTO "answers" VALUES('disc-paused',100,3,70225,'');
INSERT INTO "answers" VALUES('disc-paused',101,3,70280,'a19fc716ce91ab70');
INSERT INTO "answers" VALUES('disc-paused',102,0,65934,'');
INSERT INTO "answers" VALUES('disc-paused',103,3,70112,'c8f20bd60cae74ce');
INSERT INTO "answers" VALUES('disc-paused',104,0,0,'');
INSERT INTO "answers" VALUES('disc-paused',105,3,70504,'7e46f7b21b5d6579');
INSERT INTO "answers" VALUES('disc-paused',106,0,2017,'');
INSERT INTO "answers" VALUES('disc-paused',107,3,70316,'');
INSERT INTO "answers" VALUES('disc-paused',108,3,70216,'93963259a746dfc1');
INSERT INTO "answers" VALUES('disc-paused',109,0,279,'6a861b4bca8d2556');
INSERT INTO "answers" VALUES('disc-paused',110,0,278,'7559e7e297e0c313');
INSERT INTO "answers" VALUES('disc-paused',111,0,50248,'2b86db67babc63c4');
INSERT INTO "answers" VALUES('disc-paused',112,0,2016,'');
INSERT INTO "answers" VALUES('disc-paused',113,3,70224,'');
INSERT INTO "answers" VALUES('disc-paused',114,3,70368,'');
INSERT INTO "answers" VALUES('disc-paused',115,0,5,'');
INSERT INTO "answers" VALUES('disc-paused',116,1,0,'');
INSERT INTO "answers" VALUES('disc-paused',117,3,70408,'f61c03171efd4307');
INSERT INTO "answers" VALUES('disc-paused',118,1,10845,'351f34cebe4fec89');
INSERT INTO "answers" VALUES('disc-paused',119,1,257,'');
INSERT INTO "answers" VALUES('disc-paused',120,3,70110,'');
INSERT INTO "answers" VALUES('disc-paused',121,1,6,'');
INSERT INTO "answers" VALUES('disc-paused',122,1,2,'');
INSERT INTO "answers" VALUES('disc-paused',123,3,70628,'7091ac0ed0d02eb1');
INSERT INTO "answers" VALUES('disc-paused',124,1,9,'2b32ba6fcc50cd00');
INSERT INTO "answers" VALUES('disc-paused',125,1,708,'4acd500277008835');
INSERT INTO "answers" VALUES('disc-paused',126,1,3,'');
INSERT INTO "answers" VALUES('disc-paused',127,3,70633,'');
INSERT INTO "answers" VALUES('disc-paused',128,1,5,'');
INSERT INTO "answers" VALUES('disc-paused',129,3,70356,'');
INSERT INTO "answers" VALUES('disc-paused',130,3,70205,'81525aa4efaa9669');
INSERT INTO "answers" VALUES('disc-paused',131,2,0,'');
INSERT INTO "answers" VALUES('disc-paused',132,3,70404,'6b9c31440c43dfa3');
INSERT INTO "answers" VALUES('disc-paused',133,2,13121,'8252ae506fdab889');
INSERT INTO "answers" VALUES('disc-paused',134,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',135,3,70613,'3f19ba1a5b7d5479');
INSERT INTO "answers" VALUES('disc-paused',136,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',137,3,70620,'d866caee909a91a3');
INSERT INTO "answers" VALUES('disc-paused',138,2,256,'735a117ca0e897b5');
INSERT INTO "answers" VALUES('disc-paused',139,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',140,3,70630,'a32775c279b79eb1');
INSERT INTO "answers" VALUES('disc-paused',141,2,5101,'');
INSERT INTO "answers" VALUES('disc-paused',142,3,70704,'fc8634f5e2f43561');
INSERT INTO "answers" VALUES('disc-paused',143,2,944,'a97a1678a1ff96fe');
INSERT INTO "answers" VALUES('disc-paused',144,2,948,'4a2a39fab5c5dbc0');
INSERT INTO "answers" VALUES('disc-paused',145,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',146,3,70633,'b01f0fde414aada7');
INSERT INTO "answers" VALUES('disc-paused',147,2,4005,'');
INSERT INTO "answers" VALUES('disc-paused',148,3,70213,'');
INSERT INTO "answers" VALUES('disc-paused',149,3,70336,'');
INSERT INTO "answers" VALUES('disc-paused',150,3,70233,'');
INSERT INTO "answers" VALUES('disc-paused',151,3,70220,'');
INSERT INTO "answers" VALUES('disc-paused',152,3,70328,'');
INSERT INTO "answers" VALUES('disc-paused',153,0,0,'');
INSERT INTO "answers" VALUES('disc-paused',154,3,70428,'');
INSERT INTO "answers" VALUES('disc-paused',155,3,70422,'');
INSERT INTO "answers" VALUES('disc-paused',156,3,70000,'29b5208000fa22a5');
INSERT INTO "answers" VALUES('disc-paused',157,0,1,'c2847ffbd6203774');
INSERT INTO "answers" VALUES('disc-paused',158,0,269,'');
INSERT INTO "answers" VALUES('disc-paused',159,0,2,'');
INSERT INTO "answers" VALUES('disc-paused',160,3,70620,'b8ee59fa9c1234ce');
INSERT INTO "answers" VALUES('disc-paused',161,0,5097,'');
INSERT INTO "answers" VALUES('disc-paused',162,3,70705,'3251f1e1c4d4390b');
INSERT INTO "answers" VALUES('disc-paused',163,0,3,'');
INSERT INTO "answers" VALUES('disc-paused',164,3,70617,'');
INSERT INTO "answers" VALUES('disc-paused',165,0,5,'');
INSERT INTO "answers" VALUES('disc-paused',166,3,70212,'');
INSERT INTO "answers" VALUES('disc-paused',167,3,70332,'0ae9d689099655cc');
INSERT INTO "answers" VALUES('disc-paused',168,1,50218,'');
INSERT INTO "answers" VALUES('disc-paused',169,1,0,'');
INSERT INTO "answers" VALUES('disc-paused',170,3,70440,'');
INSERT INTO "answers" VALUES('disc-paused',171,3,70432,'e592f56cf259b71a');
INSERT INTO "answers" VALUES('disc-paused',172,1,152,'86af22a939e66eb7');
INSERT INTO "answers" VALUES('disc-paused',173,1,273,'');
INSERT INTO "answers" VALUES('disc-paused',174,3,70108,'');
INSERT INTO "answers" VALUES('disc-paused',175,1,6,'');
INSERT INTO "answers" VALUES('disc-paused',176,1,2,'');
INSERT INTO "answers" VALUES('disc-paused',177,3,70612,'33111747fc71f95e');
INSERT INTO "answers" VALUES('disc-paused',178,1,301,'c847bf03987a1037');
INSERT INTO "answers" VALUES('disc-paused',179,1,273,'');
INSERT INTO "answers" VALUES('disc-paused',180,1,2,'');
INSERT INTO "answers" VALUES('disc-paused',181,3,70622,'8d1b13c277d6baaa');
INSERT INTO "answers" VALUES('disc-paused',182,1,301,'dedbb20ea2ab464d');
INSERT INTO "answers" VALUES('disc-paused',183,1,5,'');
INSERT INTO "answers" VALUES('disc-paused',184,3,70229,'6756c4d74dc98e6f');
INSERT INTO "answers" VALUES('disc-paused',185,2,0,'');
INSERT INTO "answers" VALUES('disc-paused',186,3,70400,'a4f0fdc4f7e3f4fe');
INSERT INTO "answers" VALUES('disc-paused',187,2,2013,'');
INSERT INTO "answers" VALUES('disc-paused',188,3,70206,'');
INSERT INTO "answers" VALUES('disc-paused',189,3,70320,'c60c203a5e1d278a');
INSERT INTO "answers" VALUES('disc-paused',190,2,50258,'4a759046c2ab16ad');
INSERT INTO "answers" VALUES('disc-paused',191,2,10803,'d8b65c235a2b26f1');
INSERT INTO "answers" VALUES('disc-paused',192,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',193,3,70617,'b81bc4e5c7d878ef');
INSERT INTO "answers" VALUES('disc-paused',194,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',195,3,70615,'e5c8e1719a461c54');
INSERT INTO "answers" VALUES('disc-paused',196,2,274,'');
INSERT INTO "answers" VALUES('disc-paused',197,3,70108,'7c6d310a72064a21');
INSERT INTO "answers" VALUES('disc-paused',198,2,6,'423424cd138b00f9');
INSERT INTO "answers" VALUES('disc-paused',199,2,2,'');
INSERT INTO "answers" VALUES('disc-paused',200,3,70613,'a2fa270981081640');
INSERT INTO "answers" VALUES('disc-paused',201,2,3,'');
INSERT INTO "answers" VALUES('disc-paused',202,3,70625,'9009a35e8912271d');
INSERT INTO "answers" VALUES('disc-paused',203,2,1033,'5dea83d14dbe3e1f');
INSERT INTO "answers" VALUES('disc-paused',204,2,5,'');
INSERT INTO "answers" VALUES('disc-paused',205,3,70348,'');
INSERT INTO "answers" VALUES('disc-paused',206,3,70284,'');
INSERT INTO "answers" VALUES('disc-paused',207,3,70440,'de007f6d723056ea');
INSERT INTO "answers" VALUES('disc-paused',208,0,157,'75ce5e6c40af968d');
INSERT INTO "answers" VALUES('disc-playing',0,3,70000,'');
INSERT INTO "answers" VALUES('disc-playing',1,3,70003,'');
INSERT INTO "answers" VALUES('disc-playing',2,3,70001,'');
INSERT INTO "answers" VALUES('disc-playing',3,3,70001,'');
INSERT INTO "answers" VALUES('disc-playing',4,3,70005,'');
INSERT INTO "answers" VALUES('disc-playing',5,3,70005,'');
INSERT INTO "answers" VALUES('disc-playing',6,3,70004,'');
INSERT INTO "answers" VALUES('disc-playing',7,3,70003,'');
INSERT INTO "answers" VALUES('disc-playing',8,3,70004,'');
INSERT INTO "answers" VALUES('disc-playing',9,3,70001,'');
INSERT INTO "answers" VALUES('disc-playing',10,3,70004,'');
INSERT INTO "answers" VALUES('disc-playing',11,3,70003,'');
INSERT INTO "answers" VALUES('disc-playing',12,3,70002,'');
INSERT INTO "answers" VALUES('disc-playing',13,3,70000,'');
INSERT INTO "answers" VALUES('disc-playing',14,3,70002,'');
INSERT INTO "answers" VALUES('disc-playing',15,3,70005,'');
INSERT INTO "answers" VALUES('disc-playing',16,3,70602,'');
INSERT INTO "answers" VALUES('disc-playing',17,3,70614,'');
INSERT INTO "answers" VALUES('disc-playing',18,3,70622,'');
INSERT INTO "answers" VALUES('disc-playing',19,3,70621,'');
INSERT INTO "answers" VALUES('disc-playing',20,3,70607,'');
INSERT INTO "answers" VALUES('disc-playing',21,3,70618,'f60ef05db6862075');
INSERT INTO "answers" VALUES('disc-playing',22,1,20,'63586bc8fb450762');
INSERT INTO "answers" VALUES('disc-playing',23,2,22,'bfc0b1b49e3ab5f1');
INSERT INTO "answers" VALUES('disc-playing',24,0,21,'');
INSERT INTO "answers" VALUES('disc-playing',25,3,70264,'');
INSERT INTO "answers" VALUES('disc-playing',26,3,70260,'');
INSERT INTO "answers" VALUES('disc-playing',27,3,70308,'');
INSERT INTO "answers" VALUES('disc-playing',28,3,70201,'');
INSERT INTO "answers" VALUES('disc-playing',29,3,70280,'');
INSERT INTO "answers" VALUES('disc-playing',30,3,70206,'');
INSERT INTO "answers" VALUES('disc-playing',31,3,70256,'');
INSERT INTO "answers" VALUES('disc-playing',32,3,70324,'');
INSERT INTO "answers" VALUES('disc-playing',33,3,70221,'e2dc20c99f92e199');
INSERT INTO "answers" VALUES('disc-playing',34,0,129,'6066943aa7880e99');
INSERT INTO "answers" VALUES('disc-playing',35,1,129,'f6f617058d21b879');
INSERT INTO "answers" VALUES('disc-playing',36,2,101,'');
INSERT INTO "answers" VALUES('disc-playing',37,3,70516,'');
INSERT INTO "answers" VALUES('disc-playing',38,3,70004,'abd0d196311ff976');
INSERT INTO "answers" VALUES('disc-playing',39,0,10846,'9e1994b5b3b41694');
INSERT INTO "answers" VALUES('disc-playing',40,0,2256,'154de2b1e5962548');
INSERT INTO "answers" VALUES('disc-playing',41,0,274,'');
INSERT INTO "answers" VALUES('disc-playing',42,3,70115,'');
INSERT INTO "answers" VALUES('disc-playing',43,0,6,'05248fef2e762265');
INSERT INTO "answers" VALUES('disc-playing',44,0,2924,'');
INSERT INTO "answers" VALUES('disc-playing',45,3,70268,'');
INSERT INTO "answers" VALUES('disc-playing',46,0,2,'');
INSERT INTO "answers" VALUES('disc-playing',47,3,70606,'3cda3d330b86bdf4');
INSERT INTO "answers" VALUES('disc-playing',48,0,22667,'');
INSERT INTO "answers" VALUES('disc-playing',49,3,70209,'');
INSERT INTO "answers" VALUES('disc-playing',50,3,70233,'');
INSERT INTO "answers" VALUES('disc-playing',51,3,70212,'');
INSERT INTO "answers" VALUES('disc-playing',52,3,70400,'acf6cbc3f245d057');
INSERT INTO "answers" VALUES('disc-playing',53,1,12367,'db08c66e0f361bd0');
INSERT INTO "answers" VALUES('disc-playing',54,1,270,'');
INSERT INTO "answers" VALUES('disc-playing',55,1,5,'');
INSERT INTO "answers" VALUES('disc-playing',56,3,70225,'');
INSERT INTO "answers" VALUES('disc-playing',57,3,70422,'');
INSERT INTO "answers" VALUES('disc-playing',58,3,70536,'77072ad9867deef0');
INSERT INTO "answers" VALUES('disc-playing',59,2,50264,'9393b3ab7f0cd7f4');
INSERT INTO "answers" VALUES('disc-playing',60,2,255,'2c62c5f0372b96ca');
INSERT INTO "answers" VALUES('disc-playing',61,2,2,'');
INSERT INTO "answers" VALUES('disc-playing',62,3,70625,'5fffc4a602ab4cf2');
INSERT INTO "answers" VALUES('disc-playing',63,2,3,'');
INSERT INTO "answers" VALUES('disc-playing',64,3,70634,'0c62b0a9559d17a7');
INSERT INTO "answers" VALUES('disc-playing',65,2,276,'7434708370528942');
INSERT INTO "answers" VALUES('disc-playing',66,2,2,'');
INSERT INTO "answers" VALUES('disc-playing',67,3,70615,'2e71e5c149d0224e');
INSERT INTO "answers" VALUES('disc-playing',68,2,3,'');
INSERT INTO "answers" VALUES('disc-playing',69,3,70612,'ec8166222677e609');
INSERT INTO "answers" VALUES('disc-playing',70,2,4,'0aea37683adac57e');
INSERT INTO "answers" VALUES('disc-playing',71,2,5,'');
INSERT INTO "answers" VALUES('disc-playing',72,3,70344,'');
INSERT INTO "answers" VALUES('disc-playing',73,3,70332,'');
INSERT INTO "answers" VALUES('disc-playing',74,3,70548,'acaff32029aff653');
INSERT INTO "answers" VALUES('disc-playing',75,0,267,'0f523078ebd0c6e9');
INSERT INTO "answers" VALUES('disc-playing',76,0,2809,'ffa84482e847897c');
INSERT INTO "answers" VALUES('disc-playing',77,0,3033,'c620853434f6ab7a');
INSERT INTO "answers" VALUES('disc-playing',78,0,13,'');
INSERT INTO "answers" VALUES('disc-playing',79,3,70360,'');
INSERT INTO "answers" VALUES('disc-playing',80,3,70228,'2e807805e88152c8');
INSERT INTO "answers" VALUES('disc-playing',81,0,2012,'');
INSERT INTO "answers" VALUES('disc-playing',82,3,70244,'');
INSERT INTO "answers" VALUES('disc-playing',83,3,70216,'9dec0ca05874d9a9');
INSERT INTO "answers" VALUES('disc-playing',84,0,2,'');
INSERT INTO "answers" VALUES('disc-playing',85,3,70601,'2d1f8169836d9fdb');
INSERT INTO "answers" VALUES('disc-playing',86,0,21104,'e36800e17052e00d');
INSERT INTO "answers" VALUES('disc-playing',87,0,11744,'');
INSERT INTO "answers" VALUES('disc-playing',88,0,2,'');
INSERT INTO "answers" VALUES('disc-playing',89,3,70621,'0836f654fb3e0d52');
INSERT INTO "answers" VALUES('disc-playing',90,0,2016,'');
INSERT INTO "answers" VALUES('disc-playing',91,3,70217,'');
INSERT INTO "answers" VALUES('disc-playing',92,3,70300,'991fb31b59ed81d8');
INSERT INTO "answers" VALUES('disc-playing',93,0,960,'f147f0e21eabf5f0');
INSERT INTO "answers" VALUES('disc-playing',94,0,700,'38976698ce914980');
INSERT INTO "answers" VALUES('disc-playing',95,0,817,'c4649632bb13203d');
INSERT INTO "answers" VALUES('disc-playing',96,0,9,'95bc88fb590cfebe');
INSERT INTO "answers" VALUES('disc-playing',97,0,3,'');
INSERT INTO "answers" VALUES('disc-playing',98,3,70609,'');
INSERT INTO "answers" VALUES('disc-playing',99,3,70240,'');
INSERT INTO "answers" VALUES('disc-playing',100,3,70252,'');
INSERT INTO "answers" VALUES('disc-playing',101,3,70364,'');
INSERT INTO "answers" VALUES('disc-playing',102,3,70472,'');
INSERT INTO "answers" VALUES('disc-playing',103,3,70002,'73f5c79bf1abb0bf');
INSERT INTO "answers" VALUES('disc-playing',104,1,12496,'');
INSERT INTO "answers" VALUES('disc-playing',105,1,2,'');
INSERT INTO "answers" VALUES('disc-playing',106,3,70621,'f458dce9fe82c610');
INSERT INTO "answers" VALUES('disc-playing',107,1,2625,'');
INSERT INTO "answers" VALUES('disc-playing',108,3,70607,'adb734254e93db7d');
INSERT INTO "answers" VALUES('disc-playing',109,1,301,'33f33f423a276584');
INSERT INTO "answers" VALUES('disc-playing',110,1,276,'d803cde2aa9681b2');
INSERT INTO "answers" VALUES('disc-playing',111,2,31,'');
INSERT INTO "answers" VALUES('disc-playing',112,1,5,'');
INSERT INTO "answers" VALUES('disc-playing',113,3,70312,'');
INSERT INTO "answers" VALUES('disc-playing',114,3,70296,'');
INSERT INTO "answers" VALUES('disc-playing',115,3,70540,'d966fca7dd604370');
INSERT INTO "answers" VALUES('disc-playing',116,2,267,'aa4d7052c8cc8394');
INSERT INTO "answers" VALUES('disc-playing',117,2,1532,'fc6a75bb37451195');
INSERT INTO "answers" VALUES('disc-playing',118,2,13142,'bf09b82c9d6c34c8');
INSERT INTO "answers" VALUES('disc-playing',119,2,2,'');
INSERT INTO "answers" VALUES('disc-playing',120,3,70622,'0f387b4abf1fcf91');
INSERT INTO "answers" VALUES('disc-playing',121,2,601,'35eeb7521d61c109');
INSERT INTO "answers" VALUES('disc-playing',122,2,3,'');
INSERT INTO "answers" VALUES('disc-playing',123,3,70610,'3a4e6e01b7e73562');
INSERT INTO "answers" VALUES('disc-playing',124,2,5,'');
INSERT INTO "answers" VALUES('disc-playing',125,3,70276,'');
INSERT INTO "answers" VALUES('disc-playing',126,3,70236,'');
INSERT INTO "answers" VALUES('disc-playing',127,3,70304,'');
INSERT INTO "answers" VALUES('disc-playing',128,3,70368,'');
INSERT INTO "answers" VALUES('disc-playing',129,3,70405,'97abbbe31aefe3ae');
INSERT INTO "answers" VALUES('disc-playing',130,0,151,'a34032f260549161');
INSERT INTO "answers" VALUES('disc-playing',131,0,11576,'');
INSERT INTO "answers" VALUES('disc-playing',132,3,70119,'29b26b4b837b1454');
INSERT INTO "answers" VALUES('disc-playing',133,0,2564,'291463a5a62509d8');
INSERT INTO "answers" VALUES('disc-playing',134,0,265,'92440ec65f9712c2');
INSERT INTO "answers" VALUES('disc-playing',135,0,1252,'7b90a9bf6d1e0f63');
INSERT INTO "answers" VALUES('disc-playing',136,0,564,'');
INSERT INTO "answers" VALUES('disc-playing',137,3,70117,'a490a6fd05a28e74');
INSERT INTO "answers" VALUES('disc-playing',138,0,12,'');
INSERT INTO "answers" VALUES('disc-playing',139,3,70352,'');
INSERT INTO "answers" VALUES('disc-playing',140,3,70220,'');
INSERT INTO "answers" VALUES('disc-playing',141,3,70213,'29ed67d4ebe91270');
INSERT INTO "answers" VALUES('disc-playing',142,1,1312,'2b7e38709ff1b71e');
INSERT INTO "answers" VALUES('disc-playing',143,1,577,'');
INSERT INTO "answers" VALUES('disc-playing',144,3,70118,'4f67b8d308916d6d');
INSERT INTO "answers" VALUES('disc-playing',145,1,564,'');
INSERT INTO "answers" VALUES('disc-playing',146,1,0,'');
INSERT INTO "answers" VALUES('disc-playing',147,3,70448,'c489d2c4d7f827f8');
INSERT INTO "answers" VALUES('disc-playing',148,1,155,'022cdb5851758be5');
INSERT INTO "answers" VALUES('disc-playing',149,1,265,'57a048fc7aa861d0');
INSERT INTO "answers" VALUES('disc-playing',150,0,30,'d8ae1639fad0cc4d');
INSERT INTO "answers" VALUES('disc-playing',151,1,2096,'');
INSERT INTO "answers" VALUES('disc-playing',152,3,70232,'');
INSERT INTO "answers" VALUES('disc-playing',153,3,70208,'9b33996fa444ba0d');
INSERT INTO "answers" VALUES('disc-playing',154,1,263,'462b1dbddf861bb6');
INSERT INTO "answers" VALUES('las_-finished',0,6,50019,'');
INSERT INTO "answers" VALUES('las_-finished',1,6,50017,'');
INSERT INTO "answers" VALUES('las_-finished',2,6,50013,'');
INSERT INTO "answers" VALUES('las_-finished',3,6,50002,'');
INSERT INTO "answers" VALUES('las_-finished',4,6,50008,'');
INSERT INTO "answers" VALUES('las_-finished',5,6,50015,'');
INSERT INTO "answers" VALUES('las_-finished',6,6,50022,'');
INSERT INTO "answers" VALUES('las_-finished',7,6,50018,'');
INSERT INTO "answers" VALUES('las_-finished',8,6,50016,'');
INSERT INTO "answers" VALUES('las_-finished',9,6,50020,'');
INSERT INTO "answers" VALUES('las_-finished',10,6,50010,'');
INSERT INTO "answers" VALUES('las_-finished',11,6,50005,'');
INSERT INTO "answers" VALUES('las_-finished',12,6,50004,'');
INSERT INTO "answers" VALUES('las_-finished',13,6,50012,'');
INSERT INTO "answers" VALUES('las_-finished',14,6,50023,'');
INSERT INTO "answers" VALUES('las_-finished',15,6,50014,'');
INSERT INTO "answers" VALUES('las_-finished',16,6,50000,'');
INSERT INTO "answers" VALUES('las_-finished',17,6,50009,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',18,5,135,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',19,0,124,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',20,1,132,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',21,2,143,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',22,3,122,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-finished',23,4,130,'');
INSERT INTO "answers" VALUES('las_-finished',24,6,50030,'');
INSERT INTO "answers" VALUES('las_-finished',25,6,50031,'');
INSERT INTO "answers" VALUES('las_-finished',26,6,50031,'');
INSERT INTO "answers" VALUES('las_-finished',27,6,50030,'');
INSERT INTO "answers" VALUES('las_-finished',28,6,50031,'');
INSERT INTO "answers" VALUES('las_-finished',29,6,50031,'');
INSERT INTO "answers" VALUES('las_-finished',30,6,50109,'');
INSERT INTO "answers" VALUES('las_-finished',31,6,50135,'');
INSERT INTO "answers" VALUES('las_-finished',32,6,50154,'');
INSERT INTO "answers" VALUES('las_-finished',33,6,50143,'');
INSERT INTO "answers" VALUES('las_-finished',34,6,50161,'');
INSERT INTO "answers" VALUES('las_-finished',35,6,50147,'');
INSERT INTO "answers" VALUES('las_-finished',36,6,50118,'');
INSERT INTO "answers" VALUES('las_-finished',37,6,50149,'');
INSERT INTO "answers" VALUES('las_-finished',38,6,50126,'');
INSERT INTO "answers" VALUES('las_-finished',39,6,50116,'');
INSERT INTO "answers" VALUES('las_-finished',40,6,50130,'');
INSERT INTO "answers" VALUES('las_-finished',41,6,50112,'');
INSERT INTO "answers" VALUES('las_-finished',42,6,50179,'');
INSERT INTO "answers" VALUES('las_-finished',43,6,50165,'');
INSERT INTO "answers" VALUES('las_-finished',44,6,50132,'');
INSERT INTO "answers" VALUES('las_-finished',45,6,50102,'');
INSERT INTO "answers" VALUES('las_-finished',46,6,50138,'');
INSERT INTO "answers" VALUES('las_-finished',47,6,50133,'');
INSERT INTO "answers" VALUES('las_-finished',48,6,50187,'');
INSERT INTO "answers" VALUES('las_-finished',49,6,50106,'');
INSERT INTO "answers" VALUES('las_-finished',50,6,50164,'');
INSERT INTO "answers" VALUES('las_-finished',51,6,50114,'');
INSERT INTO "answers" VALUES('las_-finished',52,6,50188,'');
INSERT INTO "answers" VALUES('las_-finished',53,6,50137,'');
INSERT INTO "answers" VALUES('las_-finished',54,6,50100,'');
INSERT INTO "answers" VALUES('las_-finished',55,6,50169,'');
INSERT INTO "answers" VALUES('las_-finished',56,6,50128,'');
INSERT INTO "answers" VALUES('las_-finished',57,6,50125,'');
INSERT INTO "answers" VALUES('las_-finished',58,6,50191,'');
INSERT INTO "answers" VALUES('las_-finished',59,6,50168,'');
INSERT INTO "answers" VALUES('las_-finished',60,6,50505,'');
INSERT INTO "answers" VALUES('las_-finished',61,6,50505,'');
INSERT INTO "answers" VALUES('las_-finished',62,6,50506,'');
INSERT INTO "answers" VALUES('las_-finished',63,6,50506,'');
INSERT INTO "answers" VALUES('las_-finished',64,6,50504,'');
INSERT INTO "answers" VALUES('las_-finished',65,6,50502,'');
INSERT INTO "answers" VALUES('las_-finished',66,6,50501,'');
INSERT INTO "answers" VALUES('las_-finished',67,6,50504,'');
INSERT INTO "answers" VALUES('las_-finished',68,6,50144,'ea6ece1e8818e098');
INSERT INTO "answers" VALUES('las_-finished',69,3,2027,'de122e78c84d5e33');
INSERT INTO "answers" VALUES('las_-finished',70,3,4457,'fcf2225251cc6d63');
INSERT INTO "answers" VALUES('las_-finished',71,3,3,'fcf2225251cc6d63');
INSERT INTO "answers" VALUES('las_-finished',72,1,3,'8212aab39e495dd8');
INSERT INTO "answers" VALUES('las_-finished',73,5,1329,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',74,5,0,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',75,0,0,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',76,3,0,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',77,2,0,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',78,4,0,'8fc41eb4a0400147');
INSERT INTO "answers" VALUES('las_-finished',79,1,0,'b98a2f699d5dd55d');
INSERT INTO "answers" VALUES('las_-finished',80,5,21,'b98a2f699d5dd55d');
INSERT INTO "answers" VALUES('las_-finished',81,0,20,'b98a2f699d5dd55d');
INSERT INTO "answers" VALUES('las_-finished',82,3,20,'b98a2f699d5dd55d');
INSERT INTO "answers" VALUES('las_-finished',83,2,22,'b98a2f699d5dd55d');
INSERT INTO "answers" VALUES('las_-finished',84,4,22,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',85,5,0,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',86,0,0,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',87,3,0,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',88,2,0,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',89,1,0,'ab851198de4d03a4');
INSERT INTO "answers" VALUES('las_-finished',90,4,0,'a1fb0b489c32aa70');
INSERT INTO "answers" VALUES('las_-finished',91,3,4533,'4114044c6057de1c');
INSERT INTO "answers" VALUES('las_-finished',92,3,3,'4114044c6057de1c');
INSERT INTO "answers" VALUES('las_-finished',93,5,150,'9096af9b6b75163a');
INSERT INTO "answers" VALUES('las_-finished',94,5,3,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',95,5,0,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',96,0,0,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',97,3,0,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',98,2,0,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',99,4,0,'0d6f0579d47a362d');
INSERT INTO "answers" VALUES('las_-finished',100,1,0,'366f9d6581446ebd');
INSERT INTO "answers" VALUES('las_-finished',101,0,21,'366f9d6581446ebd');
INSERT INTO "answers" VALUES('las_-finished',102,3,22,'366f9d6581446ebd');
INSERT INTO "answers" VALUES('las_-finished',103,2,20,'366f9d6581446ebd');
INSERT INTO "answers" VALUES('las_-finished',104,4,20,'366f9d6581446ebd');
INSERT INTO "answers" VALUES('las_-finished',105,1,21,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',106,5,0,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',107,0,0,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',108,3,0,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',109,2,0,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',110,4,0,'6b25459116de2efb');
INSERT INTO "answers" VALUES('las_-finished',111,1,0,'5aa1ece849d11004');
INSERT INTO "answers" VALUES('las_-finished',112,3,2397,'797e3f5d933c4b61');
INSERT INTO "answers" VALUES('las_-finished',113,3,1,'');
INSERT INTO "answers" VALUES('las_-finished',114,6,50148,'21d79fafc770d332');
INSERT INTO "answers" VALUES('las_-finished',115,4,2170,'19332647cfd64106');
INSERT INTO "answers" VALUES('las_-finished',116,4,2449,'5004c31d3901648d');
INSERT INTO "answers" VALUES('las_-finished',117,4,1,'');
INSERT INTO "answers" VALUES('las_-finished',118,6,50158,'63ef0f9c62ecd534');
INSERT INTO "answers" VALUES('las_-finished',119,5,1111,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',120,5,1525,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',121,0,1554,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',122,3,1506,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',123,2,1530,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',124,4,1500,'6a078b48d04ebcf1');
INSERT INTO "answers" VALUES('las_-finished',125,1,1547,'8c9766e9eb0d54e2');
INSERT INTO "answers" VALUES('las_-finished',126,5,2005,'ed4bad99d8890966');
INSERT INTO "answers" VALUES('las_-finished',127,5,2340,'b3554e01a4815fe1');
INSERT INTO "answers" VALUES('las_-finished',128,5,1,'');
INSERT INTO "answers" VALUES('las_-finished',129,6,50124,'b78a750b043637a0');
INSERT INTO "answers" VALUES('las_-finished',130,0,2110,'175ea586c6c54687');
INSERT INTO "answers" VALUES('las_-finished',131,0,2290,'a3d15dc48f1a38ea');
INSERT INTO "answers" VALUES('las_-finished',132,0,4521,'305f231c625c5fe3');
INSERT INTO "answers" VALUES('las_-finished',133,0,3,'305f231c625c5fe3');
INSERT INTO "answers" VALUES('las_-finished',134,5,200,'78d6f17c1949857f');
INSERT INTO "answers" VALUES('las_-finished',135,5,3,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',136,5,0,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',137,0,0,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',138,3,0,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',139,2,0,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',140,4,0,'2a179a9c9b86bfa6');
INSERT INTO "answers" VALUES('las_-finished',141,1,0,'4116928ad80ffe6c');
INSERT INTO "answers" VALUES('las_-finished',142,0,21,'4116928ad80ffe6c');
INSERT INTO "answers" VALUES('las_-finished',143,3,20,'4116928ad80ffe6c');
INSERT INTO "answers" VALUES('las_-finished',144,2,20,'4116928ad80ffe6c');
INSERT INTO "answers" VALUES('las_-finished',145,4,20,'4116928ad80ffe6c');
INSERT INTO "answers" VALUES('las_-finished',146,1,22,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',147,5,0,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',148,0,0,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',149,3,0,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',150,2,0,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',151,4,0,'ebee65b9a4178182');
INSERT INTO "answers" VALUES('las_-finished',152,1,0,'');
INSERT INTO "answers" VALUES('las_-finished',153,6,50212,'');
INSERT INTO "answers" VALUES('las_-finished',154,6,50198,'');
INSERT INTO "answers" VALUES('las_-finished',155,6,50210,'fdc0e9ad5d17a0f9');
INSERT INTO "answers" VALUES('las_-finished',156,0,1,'');
INSERT INTO "answers" VALUES('las_-finished',157,6,50167,'4f8aae965f20dcbf');
INSERT INTO "answers" VALUES('las_-finished',158,1,2195,'b4e283b61d12ee55');
INSERT INTO "answers" VALUES('las_-finished',159,1,2315,'b3976733fb20690d');
INSERT INTO "answers" VALUES('las_-finished',160,1,2220,'e5f0c10c89f0a007');
INSERT INTO "answers" VALUES('las_-finished',161,1,4591,'f7ebe840dd0920ce');
INSERT INTO "answers" VALUES('las_-finished',162,1,3,'f7ebe840dd0920ce');
INSERT INTO "answers" VALUES('las_-finished',163,3,3,'52e0be92c8423723');
INSERT INTO "answers" VALUES('las_-finished',164,5,16220,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',165,5,0,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',166,0,0,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',167,2,0,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',168,4,0,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',169,1,0,'03b04e129d86be52');
INSERT INTO "answers" VALUES('las_-finished',170,3,0,'a153f57b7d3c3faa');
INSERT INTO "answers" VALUES('las_-finished',171,0,21,'a153f57b7d3c3faa');
INSERT INTO "answers" VALUES('las_-finished',172,2,21,'a153f57b7d3c3faa');
INSERT INTO "answers" VALUES('las_-finished',173,4,21,'a153f57b7d3c3faa');
INSERT INTO "answers" VALUES('las_-finished',174,1,21,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',175,5,0,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',176,4,0,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',177,0,0,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',178,3,0,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',179,2,0,'ce9fd2a608c63604');
INSERT INTO "answers" VALUES('las_-finished',180,1,0,'27a51abca0f1f0db');
INSERT INTO "answers" VALUES('las_-finished',181,1,4648,'34c517bdd60c4a7e');
INSERT INTO "answers" VALUES('las_-finished',182,1,3,'34c517bdd60c4a7e');
INSERT INTO "answers" VALUES('las_-finished',183,0,3,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',184,5,0,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',185,3,0,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',186,2,0,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',187,4,0,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',188,1,0,'474ebdd085e58eab');
INSERT INTO "answers" VALUES('las_-finished',189,0,0,'860167f29cc7244a');
INSERT INTO "answers" VALUES('las_-finished',190,3,21,'860167f29cc7244a');
INSERT INTO "answers" VALUES('las_-finished',191,2,20,'860167f29cc7244a');
INSERT INTO "answers" VALUES('las_-finished',192,4,21,'860167f29cc7244a');
INSERT INTO "answers" VALUES('las_-finished',193,1,22,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',194,5,0,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',195,0,0,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',196,3,0,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',197,2,0,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',198,4,0,'115e3879ce302316');
INSERT INTO "answers" VALUES('las_-finished',199,1,0,'31a153d03c338e60');
INSERT INTO "answers" VALUES('las_-finished',200,1,1,'');
INSERT INTO "answers" VALUES('las_-finished',201,6,50150,'fdefb452bae0d91a');
INSERT INTO "answers" VALUES('las_-finished',202,2,2385,'96a2a2dc0d4915ae');
INSERT INTO "answers" VALUES('las_-finished',203,2,4601,'a4cdf06b72ded1ed');
INSERT INTO "answers" VALUES('las_-finished',204,2,3,'a4cdf06b72ded1ed');
INSERT INTO "answers" VALUES('las_-finished',205,1,3,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',206,5,0,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',207,0,0,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',208,3,0,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',209,2,0,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',210,4,0,'90a4f4de4e9f9490');
INSERT INTO "answers" VALUES('las_-finished',211,1,0,'1c98786c94d9422f');
INSERT INTO "answers" VALUES('las_-finished',212,0,20,'1c98786c94d9422f');
INSERT INTO "answers" VALUES('las_-finished',213,3,21,'1c98786c94d9422f');
INSERT INTO "answers" VALUES('las_-finished',214,2,20,'1c98786c94d9422f');
INSERT INTO "answers" VALUES('las_-finished',215,4,22,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',216,5,0,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',217,0,0,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',218,3,0,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',219,2,0,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',220,1,0,'a8ac77aa1a5e8f74');
INSERT INTO "answers" VALUES('las_-finished',221,4,0,'');
INSERT INTO "answers" VALUES('las_-finished',222,6,50194,'');
INSERT INTO "answers" VALUES('las_-finished',223,6,50205,'');
INSERT INTO "answers" VALUES('las_-finished',224,6,50211,'7022aa33b06b752d');
INSERT INTO "answers" VALUES('las_-finished',225,2,1,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',226,3,2,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',227,4,9059,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',228,3,9044,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',229,4,8075,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',230,3,8360,'f215a9b1e329b66f');
INSERT INTO "answers" VALUES('las_-finished',231,4,8576,'');
INSERT INTO "answers" VALUES('las_-finished',232,6,50153,'');
INSERT INTO "answers" VALUES('las_-finished',233,6,50139,'');
INSERT INTO "answers" VALUES('las_-finished',234,6,50121,'');
INSERT INTO "answers" VALUES('las_-finished',235,6,50120,'');
INSERT INTO "answers" VALUES('las_-finished',236,6,50131,'');
INSERT INTO "answers" VALUES('las_-finished',237,6,50182,'');
INSERT INTO "answers" VALUES('las_-finished',238,6,50171,'');
INSERT INTO "answers" VALUES('las_-finished',239,6,50175,'');
INSERT INTO "answers" VALUES('las_-finished',240,6,50157,'');
INSERT INTO "answers" VALUES('las_-finished',241,6,50173,'');
INSERT INTO "answers" VALUES('las_-finished',242,6,50142,'');
INSERT INTO "answers" VALUES('las_-finished',243,6,50104,'');
INSERT INTO "answers" VALUES('las_-finished',244,6,50140,'');
INSERT INTO "answers" VALUES('las_-finished',245,6,50176,'');
INSERT INTO "answers" VALUES('las_-finished',246,6,50156,'');
INSERT INTO "answers" VALUES('las_-finished',247,6,50181,'23b34e1cbaef2503');
INSERT INTO "answers" VALUES('las_-finished',248,3,4636,'f529423747f15c8b');
INSERT INTO "answers" VALUES('las_-finished',249,3,3,'f529423747f15c8b');
INSERT INTO "answers" VALUES('las_-finished',250,0,3,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',251,5,0,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',252,3,0,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',253,2,0,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',254,4,0,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',255,1,0,'8db014212c1872c1');
INSERT INTO "answers" VALUES('las_-finished',256,0,0,'373145c0d56caa3c');
INSERT INTO "answers" VALUES('las_-finished',257,3,20,'373145c0d56caa3c');
INSERT INTO "answers" VALUES('las_-finished',258,2,20,'373145c0d56caa3c');
INSERT INTO "answers" VALUES('las_-finished',259,4,22,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',260,5,0,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',261,0,0,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',262,3,0,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',263,2,0,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',264,1,0,'ed8912b9c5f7886c');
INSERT INTO "answers" VALUES('las_-finished',265,4,0,'');
INSERT INTO "answers" VALUES('las_-finished',266,6,50201,'');
INSERT INTO "answers" VALUES('las_-finished',267,6,50204,'');
INSERT INTO "answers" VALUES('las_-finished',268,6,50193,'');
INSERT INTO "answers" VALUES('las_-finished',269,6,50119,'');
INSERT INTO "answers" VALUES('las_-finished',270,6,50151,'');
INSERT INTO "answers" VALUES('las_-finished',271,6,50103,'b0d5db32883d13aa');
INSERT INTO "answers" VALUES('las_-finished',272,3,2039,'03fe7a209b0caa2c');
INSERT INTO "answers" VALUES('las_-finished',273,3,556,'4b3eb16b0588a277');
INSERT INTO "answers" VALUES('las_-finished',274,3,4614,'8e50ca9799eec7ea');
INSERT INTO "answers" VALUES('las_-finished',275,3,6974,'7bd80522296c12c0');
INSERT INTO "answers" VALUES('las_-finished',276,3,856,'29b9ac35af7459e0');
INSERT INTO "answers" VALUES('las_-finished',277,3,2230,'5bc6689c2c1a2def');
INSERT INTO "answers" VALUES('las_-finished',278,3,1108,'c46f65ff424b0b33');
INSERT INTO "answers" VALUES('las_-finished',279,3,4470,'1e6b441378b0aa3d');
INSERT INTO "answers" VALUES('las_-finished',280,3,3,'1e6b441378b0aa3d');
INSERT INTO "answers" VALUES('las_-finished',281,2,3,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',282,5,0,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',283,0,0,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',284,3,0,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',285,4,0,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',286,1,0,'4909d3ffc8cf713d');
INSERT INTO "answers" VALUES('las_-finished',287,2,0,'0dd169e9d8e04142');
INSERT INTO "answers" VALUES('las_-finished',288,3,22,'0dd169e9d8e04142');
INSERT INTO "answers" VALUES('las_-finished',289,4,21,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',290,5,0,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',291,0,0,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',292,3,0,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',293,2,0,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',294,1,0,'b62f6b0e5d8370e5');
INSERT INTO "answers" VALUES('las_-finished',295,4,0,'acc656755749ee16');
INSERT INTO "answers" VALUES('las_-finished',296,3,1,'');
INSERT INTO "answers" VALUES('las_-finished',297,6,50177,'750118b9c0045ca5');
INSERT INTO "answers" VALUES('las_-finished',298,4,2374,'c4dddc6436b52fe8');
INSERT INTO "answers" VALUES('las_-finished',299,4,559,'0b9cdac7a62d9df6');
INSERT INTO "answers" VALUES('las_-finished',300,4,6986,'4a6b045330c9067b');
INSERT INTO "answers" VALUES('las_-finished',301,4,1,'');
INSERT INTO "answers" VALUES('las_-finished',302,6,50196,'eb55ade8a4abeb7d');
INSERT INTO "answers" VALUES('las_-finished',303,5,1,'');
INSERT INTO "answers" VALUES('las_-finished',304,6,50203,'01bcf5fb407aa8e8');
INSERT INTO "answers" VALUES('las_-finished',305,0,13216,'');
INSERT INTO "answers" VALUES('las_-finished',306,6,50620,'');
INSERT INTO "answers" VALUES('las_-finished',307,6,50207,'ebba1d662e76e91a');
INSERT INTO "answers" VALUES('las_-finished',308,1,13263,'edbd4fc0af582147');
INSERT INTO "answers" VALUES('las_-finished',309,1,2,'');
INSERT INTO "answers" VALUES('las_-finished',310,6,50174,'95f431d98edc9867');
INSERT INTO "answers" VALUES('las_-finished',311,2,1,'6ec46b7a04e11847');
INSERT INTO "answers" VALUES('las_-finished',312,3,688,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',313,2,8675,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',314,4,8854,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',315,3,8256,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',316,2,8484,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',317,4,8926,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',318,3,8076,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',319,2,8507,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',320,4,2,'053e47a58b0aeffb');
INSERT INTO "answers" VALUES('las_-finished',321,3,2,'');
INSERT INTO "answers" VALUES('las_-finished',322,6,50134,'');
INSERT INTO "answers" VALUES('las_-finished',323,6,50105,'');
INSERT INTO "answers" VALUES('las_-finished',324,6,50155,'');
INSERT INTO "answers" VALUES('las_-finished',325,6,50189,'');
INSERT INTO "answers" VALUES('las_-finished',326,6,50172,'9a44f598dc27efa9');
INSERT INTO "answers" VALUES('las_-finished',327,3,4506,'14a37acdead41a84');
INSERT INTO "answers" VALUES('las_-finished',328,3,3,'14a37acdead41a84');
INSERT INTO "answers" VALUES('las_-finished',329,2,3,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',330,5,0,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',331,0,0,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',332,3,0,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',333,4,0,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',334,1,0,'022daa09ab9a6558');
INSERT INTO "answers" VALUES('las_-finished',335,2,0,'c0495ba7e1e4248b');
INSERT INTO "answers" VALUES('las_-finished',336,3,20,'c0495ba7e1e4248b');
INSERT INTO "answers" VALUES('las_-finished',337,4,20,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',338,5,0,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',339,0,0,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',340,3,0,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',341,2,0,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',342,1,0,'3f1d7dd183ef2cec');
INSERT INTO "answers" VALUES('las_-finished',343,4,0,'');
INSERT INTO "answers" VALUES('las_-finished',344,6,50209,'');
INSERT INTO "answers" VALUES('las_-finished',345,6,50200,'');
INSERT INTO "answers" VALUES('las_-finished',346,6,50208,'b609ab217ffefd39');
INSERT INTO "answers" VALUES('las_-finished',347,3,492,'b609ab217ffefd39');
INSERT INTO "answers" VALUES('las_-finished',348,3,454,'ee6302fa6e3d121f');
INSERT INTO "answers" VALUES('las_-paused',0,6,50008,'');
INSERT INTO "answers" VALUES('las_-paused',1,6,50010,'');
INSERT INTO "answers" VALUES('las_-paused',2,6,50001,'');
INSERT INTO "answers" VALUES('las_-paused',3,6,50009,'');
INSERT INTO "answers" VALUES('las_-paused',4,6,50016,'');
INSERT INTO "answers" VALUES('las_-paused',5,6,50022,'');
INSERT INTO "answers" VALUES('las_-paused',6,6,50012,'');
INSERT INTO "answers" VALUES('las_-paused',7,6,50006,'');
INSERT INTO "answers" VALUES('las_-paused',8,6,50014,'');
INSERT INTO "answers" VALUES('las_-paused',9,6,50000,'');
INSERT INTO "answers" VALUES('las_-paused',10,6,50023,'');
INSERT INTO "answers" VALUES('las_-paused',11,6,50007,'');
INSERT INTO "answers" VALUES('las_-paused',12,6,50021,'');
INSERT INTO "answers" VALUES('las_-paused',13,6,50003,'');
INSERT INTO "answers" VALUES('las_-paused',14,6,50013,'');
INSERT INTO "answers" VALUES('las_-paused',15,6,50002,'');
INSERT INTO "answers" VALUES('las_-paused',16,6,50019,'');
INSERT INTO "answers" VALUES('las_-paused',17,6,50005,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',18,5,125,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',19,0,132,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',20,1,130,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',21,2,134,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',22,3,122,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-paused',23,4,143,'');
INSERT INTO "answers" VALUES('las_-paused',24,6,50031,'');
INSERT INTO "answers" VALUES('las_-paused',25,6,50031,'');
INSERT INTO "answers" VALUES('las_-paused',26,6,50030,'');
INSERT INTO "answers" VALUES('las_-paused',27,6,50031,'');
INSERT INTO "answers" VALUES('las_-paused',28,6,50030,'');
INSERT INTO "answers" VALUES('las_-paused',29,6,50031,'');
INSERT INTO "answers" VALUES('las_-paused',30,6,50148,'');
INSERT INTO "answers" VALUES('las_-paused',31,6,50177,'');
INSERT INTO "answers" VALUES('las_-paused',32,6,50112,'');
INSERT INTO "answers" VALUES('las_-paused',33,6,50165,'');
INSERT INTO "answers" VALUES('las_-paused',34,6,50111,'');
INSERT INTO "answers" VALUES('las_-paused',35,6,50150,'');
INSERT INTO "answers" VALUES('las_-paused',36,6,50125,'');
INSERT INTO "answers" VALUES('las_-paused',37,6,50155,'');
INSERT INTO "answers" VALUES('las_-paused',38,6,50166,'');
INSERT INTO "answers" VALUES('las_-paused',39,6,50153,'');
INSERT INTO "answers" VALUES('las_-paused',40,6,50172,'');
INSERT INTO "answers" VALUES('las_-paused',41,6,50146,'');
INSERT INTO "answers" VALUES('las_-paused',42,6,50143,'');
INSERT INTO "answers" VALUES('las_-paused',43,6,50149,'');
INSERT INTO "answers" VALUES('las_-paused',44,6,50123,'');
INSERT INTO "answers" VALUES('las_-paused',45,6,50115,'');
INSERT INTO "answers" VALUES('las_-paused',46,6,50174,'');
INSERT INTO "answers" VALUES('las_-paused',47,6,50171,'');
INSERT INTO "answers" VALUES('las_-paused',48,6,50106,'');
INSERT INTO "answers" VALUES('las_-paused',49,6,50141,'');
INSERT INTO "answers" VALUES('las_-paused',50,6,50113,'');
INSERT INTO "answers" VALUES('las_-paused',51,6,50152,'');
INSERT INTO "answers" VALUES('las_-paused',52,6,50191,'');
INSERT INTO "answers" VALUES('las_-paused',53,6,50183,'');
INSERT INTO "answers" VALUES('las_-paused',54,6,50132,'');
INSERT INTO "answers" VALUES('las_-paused',55,6,50101,'');
INSERT INTO "answers" VALUES('las_-paused',56,6,50130,'');
INSERT INTO "answers" VALUES('las_-paused',57,6,50160,'');
INSERT INTO "answers" VALUES('las_-paused',58,6,50139,'');
INSERT INTO "answers" VALUES('las_-paused',59,6,50179,'');
INSERT INTO "answers" VALUES('las_-paused',60,6,50505,'');
INSERT INTO "answers" VALUES('las_-paused',61,6,50503,'');
INSERT INTO "answers" VALUES('las_-paused',62,6,50505,'');
INSERT INTO "answers" VALUES('las_-paused',63,6,50505,'');
INSERT INTO "answers" VALUES('las_-paused',64,6,50505,'');
INSERT INTO "answers" VALUES('las_-paused',65,6,50506,'');
INSERT INTO "answers" VALUES('las_-paused',66,6,50117,'4d26770276437219');
INSERT INTO "answers" VALUES('las_-paused',67,5,2209,'6f87066877992d45');
INSERT INTO "answers" VALUES('las_-paused',68,5,47162,'');
INSERT INTO "answers" VALUES('las_-paused',69,6,50649,'33bd3fc65a04dd9b');
INSERT INTO "answers" VALUES('las_-paused',70,5,1650,'af84f2c200cec49c');
INSERT INTO "answers" VALUES('las_-paused',71,5,1,'');
INSERT INTO "answers" VALUES('las_-paused',72,6,50100,'c4576f90de288ecd');
INSERT INTO "answers" VALUES('las_-paused',73,0,4578,'94073e2c334a7805');
INSERT INTO "answers" VALUES('las_-paused',74,0,3,'94073e2c334a7805');
INSERT INTO "answers" VALUES('las_-paused',75,2,3,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',76,5,0,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',77,0,0,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',78,1,0,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',79,2,0,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',80,3,0,'a58bfcaaaec19e6a');
INSERT INTO "answers" VALUES('las_-paused',81,4,0,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',82,5,23,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',83,0,24,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',84,1,23,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',85,2,24,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',86,3,22,'41dab6eddf812a78');
INSERT INTO "answers" VALUES('las_-paused',87,4,23,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',88,5,0,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',89,0,0,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',90,1,0,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',91,2,0,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',92,3,0,'161263a2e76c5594');
INSERT INTO "answers" VALUES('las_-paused',93,4,0,'');
INSERT INTO "answers" VALUES('las_-paused',94,6,50205,'');
INSERT INTO "answers" VALUES('las_-paused',95,6,50211,'');
INSERT INTO "answers" VALUES('las_-paused',96,6,50203,'');
INSERT INTO "answers" VALUES('las_-paused',97,6,50159,'');
INSERT INTO "answers" VALUES('las_-paused',98,6,50140,'');
INSERT INTO "answers" VALUES('las_-paused',99,6,50151,'5a4991e2b6a9ca5e');
INSERT INTO "answers" VALUES('las_-paused',100,0,2132,'9b186f895cbc3713');
INSERT INTO "answers" VALUES('las_-paused',101,0,4617,'67f464395b6d2074');
INSERT INTO "answers" VALUES('las_-paused',102,0,3,'67f464395b6d2074');
INSERT INTO "answers" VALUES('las_-paused',103,5,3,'19b7ec68f3a3d87f');
INSERT INTO "answers" VALUES('las_-paused',104,5,2017,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',105,5,0,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',106,0,0,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',107,1,0,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',108,2,0,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',109,3,0,'fbc26cecdfda023c');
INSERT INTO "answers" VALUES('las_-paused',110,4,0,'f22656742febbf85');
INSERT INTO "answers" VALUES('las_-paused',111,5,24,'f22656742febbf85');
INSERT INTO "answers" VALUES('las_-paused',112,0,22,'f22656742febbf85');
INSERT INTO "answers" VALUES('las_-paused',113,1,23,'f22656742febbf85');
INSERT INTO "answers" VALUES('las_-paused',114,3,22,'f22656742febbf85');
INSERT INTO "answers" VALUES('las_-paused',115,4,23,'461b45b0f34f92bc');
INSERT INTO "answers" VALUES('las_-paused',116,5,1200,'0c8708bb474ef1af');
INSERT INTO "answers" VALUES('las_-paused',117,0,1097,'');
INSERT INTO "answers" VALUES('las_-paused',118,6,50187,'');
INSERT INTO "answers" VALUES('las_-paused',119,6,50170,'');
INSERT INTO "answers" VALUES('las_-paused',120,6,50178,'');
INSERT INTO "answers" VALUES('las_-paused',121,6,50128,'');
INSERT INTO "answers" VALUES('las_-paused',122,6,50169,'6a1871bc1d8beab0');
INSERT INTO "answers" VALUES('las_-paused',123,0,4484,'4050e33eabac7853');
INSERT INTO "answers" VALUES('las_-paused',124,0,1107,'513291af1f76fde5');
INSERT INTO "answers" VALUES('las_-paused',125,0,1,'');
INSERT INTO "answers" VALUES('las_-paused',126,6,50104,'ad5234791f35352f');
INSERT INTO "answers" VALUES('las_-paused',127,1,2051,'06629216cbc022e0');
INSERT INTO "answers" VALUES('las_-paused',128,1,1,'');
INSERT INTO "answers" VALUES('las_-paused',129,6,50204,'9f2c72e21b1eaf21');
INSERT INTO "answers" VALUES('las_-paused',130,2,13261,'cb289ebe9b384ba7');
INSERT INTO "answers" VALUES('las_-paused',131,2,835,'');
INSERT INTO "answers" VALUES('las_-paused',132,6,50127,'950b683fcf6b9ada');
INSERT INTO "answers" VALUES('las_-paused',133,3,1,'');
INSERT INTO "answers" VALUES('las_-paused',134,6,50142,'9748496eb30e4dcb');
INSERT INTO "answers" VALUES('las_-paused',135,4,2156,'3e3c1eda9003e1b0');
INSERT INTO "answers" VALUES('las_-paused',136,4,2385,'e6c2905bad8f8070');
INSERT INTO "answers" VALUES('las_-paused',137,4,1103,'0bc53e0136672d8c');
INSERT INTO "answers" VALUES('las_-paused',138,5,541,'0bc53e0136672d8c');
INSERT INTO "answers" VALUES('las_-paused',139,0,553,'71ef56c155213542');
INSERT INTO "answers" VALUES('las_-paused',140,4,1,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',141,0,2,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',142,5,8948,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',143,0,8001,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',144,1,8305,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',145,3,8892,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',146,4,8336,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',147,5,8828,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',148,0,8781,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',149,1,8639,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',150,3,8324,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',151,4,8624,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',152,5,2,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',153,0,8711,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-paused',154,1,8792,'bc833cc7bfb500a6');
INSERT INTO "answers" VALUES('las_-playing',0,6,50005,'');
INSERT INTO "answers" VALUES('las_-playing',1,6,50017,'');
INSERT INTO "answers" VALUES('las_-playing',2,6,50002,'');
INSERT INTO "answers" VALUES('las_-playing',3,6,50009,'');
INSERT INTO "answers" VALUES('las_-playing',4,6,50020,'');
INSERT INTO "answers" VALUES('las_-playing',5,6,50015,'');
INSERT INTO "answers" VALUES('las_-playing',6,6,50010,'');
INSERT INTO "answers" VALUES('las_-playing',7,6,50000,'');
INSERT INTO "answers" VALUES('las_-playing',8,6,50006,'');
INSERT INTO "answers" VALUES('las_-playing',9,6,50013,'');
INSERT INTO "answers" VALUES('las_-playing',10,6,50003,'');
INSERT INTO "answers" VALUES('las_-playing',11,6,50022,'');
INSERT INTO "answers" VALUES('las_-playing',12,6,50012,'');
INSERT INTO "answers" VALUES('las_-playing',13,6,50021,'');
INSERT INTO "answers" VALUES('las_-playing',14,6,50004,'');
INSERT INTO "answers" VALUES('las_-playing',15,6,50007,'');
INSERT INTO "answers" VALUES('las_-playing',16,6,50008,'');
INSERT INTO "answers" VALUES('las_-playing',17,6,50011,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',18,5,135,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',19,0,130,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',20,1,141,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',21,2,126,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',22,3,129,'e43fb648d2d8a94a');
INSERT INTO "answers" VALUES('las_-playing',23,4,140,'');
INSERT INTO "answers" VALUES('las_-playing',24,6,50031,'');
INSERT INTO "answers" VALUES('las_-playing',25,6,50030,'');
INSERT INTO "answers" VALUES('las_-playing',26,6,50031,'');
INSERT INTO "answers" VALUES('las_-playing',27,6,50031,'');
INSERT INTO "answers" VALUES('las_-playing',28,6,50030,'');
INSERT INTO "answers" VALUES('las_-playing',29,6,50031,'');
INSERT INTO "answers" VALUES('las_-playing',30,6,50116,'');
INSERT INTO "answers" VALUES('las_-playing',31,6,50130,'');
INSERT INTO "answers" VALUES('las_-playing',32,6,50113,'');
INSERT INTO "answers" VALUES('las_-playing',33,6,50167,'');
INSERT INTO "answers" VALUES('las_-playing',34,6,50155,'');
INSERT INTO "answers" VALUES('las_-playing',35,6,50191,'');
INSERT INTO "answers" VALUES('las_-playing',36,6,50118,'');
INSERT INTO "answers" VALUES('las_-playing',37,6,50124,'');
INSERT INTO "answers" VALUES('las_-playing',38,6,50157,'');
INSERT INTO "answers" VALUES('las_-playing',39,6,50103,'');
INSERT INTO "answers" VALUES('las_-playing',40,6,50105,'');
INSERT INTO "answers" VALUES('las_-playing',41,6,50125,'');
INSERT INTO "answers" VALUES('las_-playing',42,6,50128,'');
INSERT INTO "answers" VALUES('las_-playing',43,6,50144,'');
INSERT INTO "answers" VALUES('las_-playing',44,6,50127,'');
INSERT INTO "answers" VALUES('las_-playing',45,6,50173,'');
INSERT INTO "answers" VALUES('las_-playing',46,6,50188,'');
INSERT INTO "answers" VALUES('las_-playing',47,6,50150,'');
INSERT INTO "answers" VALUES('las_-playing',48,6,50108,'');
INSERT INTO "answers" VALUES('las_-playing',49,6,50153,'');
INSERT INTO "answers" VALUES('las_-playing',50,6,50136,'');
INSERT INTO "answers" VALUES('las_-playing',51,6,50137,'');
INSERT INTO "answers" VALUES('las_-playing',52,6,50132,'');
INSERT INTO "answers" VALUES('las_-playing',53,6,50160,'');
INSERT INTO "answers" VALUES('las_-playing',54,6,50163,'');
INSERT INTO "answers" VALUES('las_-playing',55,6,50156,'');
INSERT INTO "answers" VALUES('las_-playing',56,6,50101,'');
INSERT INTO "answers" VALUES('las_-playing',57,6,50168,'');
INSERT INTO "answers" VALUES('las_-playing',58,6,50186,'');
INSERT INTO "answers" VALUES('las_-playing',59,6,50111,'');
INSERT INTO "answers" VALUES('las_-playing',60,6,50501,'');
INSERT INTO "answers" VALUES('las_-playing',61,6,50506,'');
INSERT INTO "answers" VALUES('las_-playing',62,6,50501,'');
INSERT INTO "answers" VALUES('las_-playing',63,6,50506,'');
INSERT INTO "answers" VALUES('las_-playing',64,6,50503,'');
INSERT INTO "answers" VALUES('las_-playing',65,6,50501,'');
INSERT INTO "answers" VALUES('las_-playing',66,6,50501,'');
INSERT INTO "answers" VALUES('las_-playing',67,6,50501,'');
INSERT INTO "answers" VALUES('las_-playing',68,6,50506,'');
INSERT INTO "answers" VALUES('las_-playing',69,6,50506,'');
INSERT INTO "answers" VALUES('las_-playing',70,6,50505,'');
INSERT INTO "answers" VALUES('las_-playing',71,6,50504,'');
INSERT INTO "answers" VALUES('las_-playing',72,6,50175,'dcb717deba576785');
INSERT INTO "answers" VALUES('las_-playing',73,1,1111,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',74,5,1586,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',75,0,1567,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',76,1,1518,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',77,2,1528,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',78,3,1553,'c17783c534896dcd');
INSERT INTO "answers" VALUES('las_-playing',79,4,1532,'9650026b26071ee4');
INSERT INTO "answers" VALUES('las_-playing',80,1,2041,'86931d4a8060f1c2');
INSERT INTO "answers" VALUES('las_-playing',81,1,4688,'fc2e8f14c978e148');
INSERT INTO "answers" VALUES('las_-playing',82,1,3,'fc2e8f14c978e148');
INSERT INTO "answers" VALUES('las_-playing',83,4,3,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',84,5,0,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',85,0,0,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',86,1,0,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',87,2,0,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',88,3,0,'516a408b86269184');
INSERT INTO "answers" VALUES('las_-playing',89,4,0,'7b9aec085f14efd3');
INSERT INTO "answers" VALUES('las_-playing',90,5,21,'7b9aec085f14efd3');
INSERT INTO "answers" VALUES('las_-playing',91,0,21,'7b9aec085f14efd3');
INSERT INTO "answers" VALUES('las_-playing',92,1,20,'7b9aec085f14efd3');
INSERT INTO "answers" VALUES('las_-playing',93,2,20,'7b9aec085f14efd3');
INSERT INTO "answers" VALUES('las_-playing',94,3,22,'38bf94addaedde1a');
INSERT INTO "answers" VALUES('las_-playing',95,5,1208,'9533968107a35d7f');
INSERT INTO "answers" VALUES('las_-playing',96,4,360,'aaaed5f51105d70e');
INSERT INTO "answers" VALUES('las_-playing',97,4,363,'a612c5670a0b0ea1');
INSERT INTO "answers" VALUES('las_-playing',98,1,2288,'3a89cc1a8aa567f3');
INSERT INTO "answers" VALUES('las_-playing',99,1,1,'');
INSERT INTO "answers" VALUES('las_-playing',100,6,50184,'361b2fc651d68505');
INSERT INTO "answers" VALUES('las_-playing',101,2,4528,'47223c2195f38797');
INSERT INTO "answers" VALUES('las_-playing',102,2,3,'47223c2195f38797');
INSERT INTO "answers" VALUES('las_-playing',103,0,3,'7364d1c876a4b292');
INSERT INTO "answers" VALUES('las_-playing',104,5,2132,'464cdad5039eab1a');
INSERT INTO "answers" VALUES('las_-playing',105,5,2012,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',106,5,0,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',107,0,0,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',108,1,0,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',109,2,0,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',110,3,0,'ed0247b25efc7b94');
INSERT INTO "answers" VALUES('las_-playing',111,4,0,'a4be24e0dd3f4fc2');
INSERT INTO "answers" VALUES('las_-playing',112,5,21,'a4be24e0dd3f4fc2');
INSERT INTO "answers" VALUES('las_-playing',113,1,20,'a4be24e0dd3f4fc2');
INSERT INTO "answers" VALUES('las_-playing',114,2,22,'a4be24e0dd3f4fc2');
INSERT INTO "answers" VALUES('las_-playing',115,3,20,'a4be24e0dd3f4fc2');
INSERT INTO "answers" VALUES('las_-playing',116,4,20,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',117,5,0,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',118,0,0,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',119,1,0,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',120,2,0,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',121,3,0,'6815b5183bf37960');
INSERT INTO "answers" VALUES('las_-playing',122,4,0,'b60f054f8092778a');
INSERT INTO "answers" VALUES('las_-playing',123,2,2217,'d0d1f8e884f1d760');
INSERT INTO "answers" VALUES('las_-playing',124,2,2060,'8ff80943e6903613');
INSERT INTO "answers" VALUES('las_-playing',125,0,551,'a7e9281546669c46');
INSERT INTO "answers" VALUES('las_-playing',126,2,1,'');
INSERT INTO "answers" VALUES('las_-playing',127,6,50147,'e4e67adc4b6c8226');
INSERT INTO "answers" VALUES('las_-playing',128,3,4600,'34470e8dce3f7398');
INSERT INTO "answers" VALUES('las_-playing',129,3,3,'34470e8dce3f7398');
INSERT INTO "answers" VALUES('las_-playing',130,0,3,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',131,5,0,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',132,0,0,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',133,1,0,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',134,2,0,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',135,3,0,'1b47513c92dbc15d');
INSERT INTO "answers" VALUES('las_-playing',136,4,0,'dd0b103eb436030d');
INSERT INTO "answers" VALUES('las_-playing',137,5,21,'dd0b103eb436030d');
INSERT INTO "answers" VALUES('las_-playing',138,1,21,'dd0b103eb436030d');
INSERT INTO "answers" VALUES('las_-playing',139,2,22,'dd0b103eb436030d');
INSERT INTO "answers" VALUES('las_-playing',140,3,22,'dd0b103eb436030d');
INSERT INTO "answers" VALUES('new_-finished',0,4,2201,'');
INSERT INTO "answers" VALUES('new_-finished',1,4,2207,'');
INSERT INTO "answers" VALUES('new_-finished',2,4,2200,'');
INSERT INTO "answers" VALUES('new_-finished',3,4,2202,'');
INSERT INTO "answers" VALUES('new_-finished',4,4,2221,'');
INSERT INTO "answers" VALUES('new_-finished',5,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',6,4,2246,'');
INSERT INTO "answers" VALUES('new_-finished',7,4,2241,'');
INSERT INTO "answers" VALUES('new_-finished',8,4,2253,'');
INSERT INTO "answers" VALUES('new_-finished',9,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',10,4,2257,'');
INSERT INTO "answers" VALUES('new_-finished',11,4,2242,'');
INSERT INTO "answers" VALUES('new_-finished',12,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',13,4,2255,'');
INSERT INTO "answers" VALUES('new_-finished',14,4,2255,'');
INSERT INTO "answers" VALUES('new_-finished',15,4,2240,'');
INSERT INTO "answers" VALUES('new_-finished',16,4,2255,'aaa89fcbd0aa6421');
INSERT INTO "answers" VALUES('new_-finished',17,3,20,'aaa89fcbd0aa6421');
INSERT INTO "answers" VALUES('new_-finished',18,0,34,'aaa89fcbd0aa6421');
INSERT INTO "answers" VALUES('new_-finished',19,1,33,'aaa89fcbd0aa6421');
INSERT INTO "answers" VALUES('new_-finished',20,2,22,'84853ae32218aacf');
INSERT INTO "answers" VALUES('new_-finished',21,3,55,'84853ae32218aacf');
INSERT INTO "answers" VALUES('new_-finished',22,1,41,'84853ae32218aacf');
INSERT INTO "answers" VALUES('new_-finished',23,0,55,'84853ae32218aacf');
INSERT INTO "answers" VALUES('new_-finished',24,2,0,'');
INSERT INTO "answers" VALUES('new_-finished',25,4,2276,'7b2a092a59a33a28');
INSERT INTO "answers" VALUES('new_-finished',26,3,208,'7f86666d756ffbb3');
INSERT INTO "answers" VALUES('new_-finished',27,0,304,'');
INSERT INTO "answers" VALUES('new_-finished',28,4,2289,'bae35db4433b6136');
INSERT INTO "answers" VALUES('new_-finished',29,1,1,'b7c88df881e3ccfc');
INSERT INTO "answers" VALUES('new_-finished',30,3,2,'b7c88df881e3ccfc');
INSERT INTO "answers" VALUES('new_-finished',31,2,2,'');
INSERT INTO "answers" VALUES('new_-finished',32,4,2257,'');
INSERT INTO "answers" VALUES('new_-finished',33,4,2251,'');
INSERT INTO "answers" VALUES('new_-finished',34,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',35,4,2241,'');
INSERT INTO "answers" VALUES('new_-finished',36,4,2244,'');
INSERT INTO "answers" VALUES('new_-finished',37,4,2246,'');
INSERT INTO "answers" VALUES('new_-finished',38,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',39,4,2253,'');
INSERT INTO "answers" VALUES('new_-finished',40,4,2249,'');
INSERT INTO "answers" VALUES('new_-finished',41,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',42,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',43,4,2250,'');
INSERT INTO "answers" VALUES('new_-finished',44,4,2255,'');
INSERT INTO "answers" VALUES('new_-finished',45,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',46,4,2240,'');
INSERT INTO "answers" VALUES('new_-finished',47,4,2252,'ab20cdd9fae9bcd4');
INSERT INTO "answers" VALUES('new_-finished',48,3,20,'ab20cdd9fae9bcd4');
INSERT INTO "answers" VALUES('new_-finished',49,1,26,'ab20cdd9fae9bcd4');
INSERT INTO "answers" VALUES('new_-finished',50,0,21,'ab20cdd9fae9bcd4');
INSERT INTO "answers" VALUES('new_-finished',51,2,30,'88151a6bba5b97a0');
INSERT INTO "answers" VALUES('new_-finished',52,2,209,'6bbcaf85a425e994');
INSERT INTO "answers" VALUES('new_-finished',53,3,29,'6bbcaf85a425e994');
INSERT INTO "answers" VALUES('new_-finished',54,1,32,'6bbcaf85a425e994');
INSERT INTO "answers" VALUES('new_-finished',55,0,35,'6bbcaf85a425e994');
INSERT INTO "answers" VALUES('new_-finished',56,2,24,'80cbb246ec5e0c36');
INSERT INTO "answers" VALUES('new_-finished',57,0,296,'5b303bd2101e0a1b');
INSERT INTO "answers" VALUES('new_-finished',58,3,0,'5b303bd2101e0a1b');
INSERT INTO "answers" VALUES('new_-finished',59,2,57,'5b303bd2101e0a1b');
INSERT INTO "answers" VALUES('new_-finished',60,1,0,'5b303bd2101e0a1b');
INSERT INTO "answers" VALUES('new_-finished',61,0,0,'');
INSERT INTO "answers" VALUES('new_-finished',62,4,2273,'');
INSERT INTO "answers" VALUES('new_-finished',63,4,2266,'');
INSERT INTO "answers" VALUES('new_-finished',64,4,2276,'de0ac35940293e88');
INSERT INTO "answers" VALUES('new_-finished',65,2,216,'');
INSERT INTO "answers" VALUES('new_-finished',66,4,2291,'6d1b79da8d5d3ed2');
INSERT INTO "answers" VALUES('new_-finished',67,1,1,'500dacabeab9b44c');
INSERT INTO "answers" VALUES('new_-finished',68,3,2,'500dacabeab9b44c');
INSERT INTO "answers" VALUES('new_-finished',69,2,2,'500dacabeab9b44c');
INSERT INTO "answers" VALUES('new_-finished',70,0,2,'');
INSERT INTO "answers" VALUES('new_-finished',71,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',72,4,2251,'');
INSERT INTO "answers" VALUES('new_-finished',73,4,2243,'');
INSERT INTO "answers" VALUES('new_-finished',74,4,2241,'');
INSERT INTO "answers" VALUES('new_-finished',75,4,2247,'');
INSERT INTO "answers" VALUES('new_-finished',76,4,2247,'');
INSERT INTO "answers" VALUES('new_-finished',77,4,2253,'');
INSERT INTO "answers" VALUES('new_-finished',78,4,2251,'');
INSERT INTO "answers" VALUES('new_-finished',79,4,2240,'');
INSERT INTO "answers" VALUES('new_-finished',80,4,2248,'');
INSERT INTO "answers" VALUES('new_-finished',81,4,2241,'');
INSERT INTO "answers" VALUES('new_-finished',82,4,2246,'');
INSERT INTO "answers" VALUES('new_-finished',83,4,2257,'');
INSERT INTO "answers" VALUES('new_-finished',84,4,2248,'');
INSERT INTO "answers" VALUES('new_-finished',85,4,2257,'');
INSERT INTO "answers" VALUES('new_-finished',86,4,2240,'');
INSERT INTO "answers" VALUES('new_-finished',87,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',88,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',89,4,2250,'');
INSERT INTO "answers" VALUES('new_-finished',90,4,2242,'ba4a9c0053e30713');
INSERT INTO "answers" VALUES('new_-finished',91,3,30,'ba4a9c0053e30713');
INSERT INTO "answers" VALUES('new_-finished',92,2,37,'ba4a9c0053e30713');
INSERT INTO "answers" VALUES('new_-finished',93,1,31,'ba4a9c0053e30713');
INSERT INTO "answers" VALUES('new_-finished',94,0,31,'9ca06d02c62bd5d1');
INSERT INTO "answers" VALUES('new_-finished',95,2,288,'23454a204a4f4a9c');
INSERT INTO "answers" VALUES('new_-finished',96,3,289,'0860afcd30febe5c');
INSERT INTO "answers" VALUES('new_-finished',97,3,21,'0860afcd30febe5c');
INSERT INTO "answers" VALUES('new_-finished',98,2,33,'0860afcd30febe5c');
INSERT INTO "answers" VALUES('new_-finished',99,1,21,'0860afcd30febe5c');
INSERT INTO "answers" VALUES('new_-finished',100,0,32,'2b96290193f0538a');
INSERT INTO "answers" VALUES('new_-finished',101,3,20,'2b96290193f0538a');
INSERT INTO "answers" VALUES('new_-finished',102,2,27,'2b96290193f0538a');
INSERT INTO "answers" VALUES('new_-finished',103,1,20,'2b96290193f0538a');
INSERT INTO "answers" VALUES('new_-finished',104,0,37,'b5c97ab2a631d694');
INSERT INTO "answers" VALUES('new_-finished',105,0,256,'cc6b69ca0a09fc21');
INSERT INTO "answers" VALUES('new_-finished',106,3,43,'cc6b69ca0a09fc21');
INSERT INTO "answers" VALUES('new_-finished',107,2,42,'cc6b69ca0a09fc21');
INSERT INTO "answers" VALUES('new_-finished',108,1,46,'cc6b69ca0a09fc21');
INSERT INTO "answers" VALUES('new_-finished',109,0,47,'');
INSERT INTO "answers" VALUES('new_-finished',110,4,2294,'b00f880ee46133db');
INSERT INTO "answers" VALUES('new_-finished',111,1,89,'69beab31d35b8182');
INSERT INTO "answers" VALUES('new_-finished',112,1,312,'6ce3e04c8d3313f5');
INSERT INTO "answers" VALUES('new_-finished',113,1,297,'844d0e0e88c32970');
INSERT INTO "answers" VALUES('new_-finished',114,1,211,'a83f692a7c45a882');
INSERT INTO "answers" VALUES('new_-finished',115,1,210,'');
INSERT INTO "answers" VALUES('new_-finished',116,4,2295,'5330cafae91a0cb6');
INSERT INTO "answers" VALUES('new_-finished',117,1,123,'59eca84a16cf5684');
INSERT INTO "answers" VALUES('new_-finished',118,3,81,'14ef9046408e3f0e');
INSERT INTO "answers" VALUES('new_-finished',119,3,3,'14ef9046408e3f0e');
INSERT INTO "answers" VALUES('new_-finished',120,3,131,'098f9301a3c21e24');
INSERT INTO "answers" VALUES('new_-finished',121,3,122,'03186fb9656bdf49');
INSERT INTO "answers" VALUES('new_-finished',122,2,95,'2efc6ef963b8583c');
INSERT INTO "answers" VALUES('new_-finished',123,2,1632,'');
INSERT INTO "answers" VALUES('new_-finished',124,4,2282,'9ac830364d1f1309');
INSERT INTO "answers" VALUES('new_-finished',125,0,94,'5e458a4d46530cb9');
INSERT INTO "answers" VALUES('new_-finished',126,0,1657,'5e458a4d46530cb9');
INSERT INTO "answers" VALUES('new_-finished',127,3,110,'f9c3043b45d7e363');
INSERT INTO "answers" VALUES('new_-finished',128,0,1729,'');
INSERT INTO "answers" VALUES('new_-finished',129,4,2314,'');
INSERT INTO "answers" VALUES('new_-finished',130,4,2317,'');
INSERT INTO "answers" VALUES('new_-finished',131,4,2318,'b2d8f00ed557aa61');
INSERT INTO "answers" VALUES('new_-finished',132,3,110,'fe37ea3a31abfd67');
INSERT INTO "answers" VALUES('new_-finished',133,0,68,'');
INSERT INTO "answers" VALUES('new_-finished',134,4,2299,'a54b4e4a019395d6');
INSERT INTO "answers" VALUES('new_-finished',135,0,122,'4fe69a329611d113');
INSERT INTO "answers" VALUES('new_-finished',136,2,91,'');
INSERT INTO "answers" VALUES('new_-finished',137,4,2283,'ace26f8d32615d18');
INSERT INTO "answers" VALUES('new_-finished',138,3,80,'e3b9201498e53ae2');
INSERT INTO "answers" VALUES('new_-finished',139,3,217,'76ffaf12712ad55d');
INSERT INTO "answers" VALUES('new_-finished',140,3,257,'547f93cd1190e737');
INSERT INTO "answers" VALUES('new_-finished',141,3,122,'862901d8612eeccc');
INSERT INTO "answers" VALUES('new_-finished',142,2,99,'c22de0d5fba137b6');
INSERT INTO "answers" VALUES('new_-finished',143,2,181,'');
INSERT INTO "answers" VALUES('new_-finished',144,4,2292,'243f9352f56129d3');
INSERT INTO "answers" VALUES('new_-finished',145,0,92,'4c02dc4c42f72bcf');
INSERT INTO "answers" VALUES('new_-finished',146,3,1800,'');
INSERT INTO "answers" VALUES('new_-finished',147,4,2300,'9656c16905c8009f');
INSERT INTO "answers" VALUES('new_-finished',148,0,123,'366875439c0fe04e');
INSERT INTO "answers" VALUES('new_-finished',149,3,1,'9bdb5c0d383e5ada');
INSERT INTO "answers" VALUES('new_-finished',150,2,2,'9bdb5c0d383e5ada');
INSERT INTO "answers" VALUES('new_-finished',151,0,2,'');
INSERT INTO "answers" VALUES('new_-finished',152,4,2251,'');
INSERT INTO "answers" VALUES('new_-finished',153,4,2244,'');
INSERT INTO "answers" VALUES('new_-finished',154,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',155,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',156,4,2250,'');
INSERT INTO "answers" VALUES('new_-finished',157,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',158,4,2242,'');
INSERT INTO "answers" VALUES('new_-finished',159,4,2248,'');
INSERT INTO "answers" VALUES('new_-finished',160,4,2249,'');
INSERT INTO "answers" VALUES('new_-finished',161,4,2243,'');
INSERT INTO "answers" VALUES('new_-finished',162,4,2256,'');
INSERT INTO "answers" VALUES('new_-finished',163,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',164,4,2249,'');
INSERT INTO "answers" VALUES('new_-finished',165,4,2248,'');
INSERT INTO "answers" VALUES('new_-finished',166,4,2255,'');
INSERT INTO "answers" VALUES('new_-finished',167,4,2245,'559059edfe440d21');
INSERT INTO "answers" VALUES('new_-finished',168,3,29,'559059edfe440d21');
INSERT INTO "answers" VALUES('new_-finished',169,2,23,'559059edfe440d21');
INSERT INTO "answers" VALUES('new_-finished',170,1,30,'559059edfe440d21');
INSERT INTO "answers" VALUES('new_-finished',171,0,31,'4dd7a6ac3a17f4d5');
INSERT INTO "answers" VALUES('new_-finished',172,1,290,'790ec72db0e7dcc9');
INSERT INTO "answers" VALUES('new_-finished',173,3,29,'790ec72db0e7dcc9');
INSERT INTO "answers" VALUES('new_-finished',174,2,28,'790ec72db0e7dcc9');
INSERT INTO "answers" VALUES('new_-finished',175,0,35,'790ec72db0e7dcc9');
INSERT INTO "answers" VALUES('new_-finished',176,1,24,'20038371be3773f1');
INSERT INTO "answers" VALUES('new_-finished',177,0,305,'aca42401ebe16f2e');
INSERT INTO "answers" VALUES('new_-finished',178,3,42,'aca42401ebe16f2e');
INSERT INTO "answers" VALUES('new_-finished',179,2,0,'aca42401ebe16f2e');
INSERT INTO "answers" VALUES('new_-finished',180,1,45,'aca42401ebe16f2e');
INSERT INTO "answers" VALUES('new_-finished',181,0,54,'');
INSERT INTO "answers" VALUES('new_-finished',182,4,2264,'4c20e1013cb03a63');
INSERT INTO "answers" VALUES('new_-finished',183,1,1896,'');
INSERT INTO "answers" VALUES('new_-finished',184,4,2293,'a8850f2ffad4001b');
INSERT INTO "answers" VALUES('new_-finished',185,3,80,'0ce279011a78b025');
INSERT INTO "answers" VALUES('new_-finished',186,3,200,'d93302bbf0fd87ab');
INSERT INTO "answers" VALUES('new_-finished',187,3,218,'8b1a5ed522141191');
INSERT INTO "answers" VALUES('new_-finished',188,2,93,'');
INSERT INTO "answers" VALUES('new_-finished',189,4,2317,'');
INSERT INTO "answers" VALUES('new_-finished',190,4,2315,'f6161bf3273d2239');
INSERT INTO "answers" VALUES('new_-finished',191,2,67,'');
INSERT INTO "answers" VALUES('new_-finished',192,4,2297,'86d41dad8b47cb3c');
INSERT INTO "answers" VALUES('new_-finished',193,2,120,'9a7fc42cddec9ae9');
INSERT INTO "answers" VALUES('new_-finished',194,0,80,'a3c6754b5253ea2d');
INSERT INTO "answers" VALUES('new_-finished',195,0,306,'10559ba889c4d4b9');
INSERT INTO "answers" VALUES('new_-finished',196,0,313,'c922e4eb6e41ac70');
INSERT INTO "answers" VALUES('new_-finished',197,3,1,'7c8d3d140547bb20');
INSERT INTO "answers" VALUES('new_-finished',198,2,2,'7c8d3d140547bb20');
INSERT INTO "answers" VALUES('new_-finished',199,1,2,'7c8d3d140547bb20');
INSERT INTO "answers" VALUES('new_-finished',200,0,2,'');
INSERT INTO "answers" VALUES('new_-finished',201,4,2247,'');
INSERT INTO "answers" VALUES('new_-finished',202,4,2254,'');
INSERT INTO "answers" VALUES('new_-finished',203,4,2257,'');
INSERT INTO "answers" VALUES('new_-finished',204,4,2245,'');
INSERT INTO "answers" VALUES('new_-finished',205,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',206,4,2252,'');
INSERT INTO "answers" VALUES('new_-finished',207,4,2246,'');
INSERT INTO "answers" VALUES('new_-finished',208,4,2249,'');
INSERT INTO "answers" VALUES('new_-finished',209,4,2244,'');
INSERT INTO "answers" VALUES('new_-finished',210,4,2256,'');
INSERT INTO "answers" VALUES('new_-finished',211,4,2248,'');
INSERT INTO "answers" VALUES('new_-finished',212,4,2256,'9570443bdb6eda5e');
INSERT INTO "answers" VALUES('new_-finished',213,3,36,'9570443bdb6eda5e');
INSERT INTO "answers" VALUES('new_-finished',214,2,26,'9570443bdb6eda5e');
INSERT INTO "answers" VALUES('new_-finished',215,1,32,'9570443bdb6eda5e');
INSERT INTO "answers" VALUES('new_-finished',216,0,27,'f3e72c68703eae49');
INSERT INTO "answers" VALUES('new_-finished',217,3,49,'f3e72c68703eae49');
INSERT INTO "answers" VALUES('new_-finished',218,2,0,'f3e72c68703eae49');
INSERT INTO "answers" VALUES('new_-finished',219,1,54,'f3e72c68703eae49');
INSERT INTO "answers" VALUES('new_-finished',220,0,56,'');
INSERT INTO "answers" VALUES('new_-finished',221,4,2263,'9f4348eedd7fb730');
INSERT INTO "answers" VALUES('new_-finished',222,1,1850,'');
INSERT INTO "answers" VALUES('new_-finished',223,4,2287,'2fa696e81e6a8757');
INSERT INTO "answers" VALUES('new_-finished',224,3,87,'c2e1a60f5bb7ccb1');
INSERT INTO "answers" VALUES('new_-finished',225,3,3,'c2e1a60f5bb7ccb1');
INSERT INTO "answers" VALUES('new_-finished',226,3,1024,'b2380c050f1b60c9');
INSERT INTO "answers" VALUES('new_-finished',227,3,1336,'');
INSERT INTO "answers" VALUES('new_-finished',228,4,2290,'ba4f82d2b2220eed');
INSERT INTO "answers" VALUES('new_-finished',229,3,122,'d7b79e4a4f73f7ec');
INSERT INTO "answers" VALUES('new_-finished',230,2,100,'f0c64db7206c33ea');
INSERT INTO "answers" VALUES('new_-finished',231,2,1625,'f0c64db7206c33ea');
INSERT INTO "answers" VALUES('new_-finished',232,2,1656,'f0c64db7206c33ea');
INSERT INTO "answers" VALUES('new_-finished',233,2,181,'');
INSERT INTO "answers" VALUES('new_-finished',234,4,2286,'98f06ef90d4a336e');
INSERT INTO "answers" VALUES('new_-finished',235,0,97,'da5ee9c1f1f09752');
INSERT INTO "answers" VALUES('new_-finished',236,0,183,'');
INSERT INTO "answers" VALUES('new_-finished',237,4,2288,'806e2fa40db70975');
INSERT INTO "answers" VALUES('new_-finished',238,0,122,'17882b97e86ff350');
INSERT INTO "answers" VALUES('new_-finished',239,2,86,'ca4082ea7a4e74ab');
INSERT INTO "answers" VALUES('new_-finished',240,2,3,'ca4082ea7a4e74ab');
INSERT INTO "answers" VALUES('new_-finished',241,2,818,'');
INSERT INTO "answers" VALUES('new_-finished',242,4,2296,'82e38878be788782');
INSERT INTO "answers" VALUES('new_-finished',243,3,90,'750043bd0b00c5dc');
INSERT INTO "answers" VALUES('new_-finished',244,3,458,'');
INSERT INTO "answers" VALUES('new_-finished',245,4,2285,'9922a831f28acec4');
INSERT INTO "answers" VALUES('new_-finished',246,3,120,'2a42c3e72ef73352');
INSERT INTO "answers" VALUES('new_-finished',247,0,83,'d0db6a6f5692df8f');
INSERT INTO "answers" VALUES('new_-finished',248,0,152,'ee437ad0e882dbc4');
INSERT INTO "answers" VALUES('new_-finished',249,2,163,'dfb5c29082c258f5');
INSERT INTO "answers" VALUES('new_-finished',250,2,88,'224305e8aadf2388');
INSERT INTO "answers" VALUES('new_-finished',251,2,1658,'224305e8aadf2388');
INSERT INTO "answers" VALUES('new_-finished',252,3,1449,'224305e8aadf2388');
INSERT INTO "answers" VALUES('new_-finished',253,1,1408,'224305e8aadf2388');
INSERT INTO "answers" VALUES('new_-finished',254,0,1538,'224305e8aadf2388');
INSERT INTO "answers" VALUES('new_-finished',255,2,1458,'7a940fdba5c710ed');
INSERT INTO "answers" VALUES('new_-finished',256,2,120,'d1dd64355d4f4f0d');
INSERT INTO "answers" VALUES('new_-finished',257,0,85,'5bf8e2a0a6ed2e49');
INSERT INTO "answers" VALUES('new_-finished',258,0,649,'05577545a3db3550');
INSERT INTO "answers" VALUES('new_-finished',259,3,1,'51e95281fc4be150');
INSERT INTO "answers" VALUES('new_-finished',260,2,2,'51e95281fc4be150');
INSERT INTO "answers" VALUES('new_-finished',261,1,2,'51e95281fc4be150');
INSERT INTO "answers" VALUES('new_-finished',262,0,2,'04d630c9375b2386');
INSERT INTO "answers" VALUES('new_-paused',0,4,2209,'');
INSERT INTO "answers" VALUES('new_-paused',1,4,2202,'');
INSERT INTO "answers" VALUES('new_-paused',2,4,2207,'');
INSERT INTO "answers" VALUES('new_-paused',3,4,2200,'');
INSERT INTO "answers" VALUES('new_-paused',4,4,2223,'');
INSERT INTO "answers" VALUES('new_-paused',5,4,2255,'');
INSERT INTO "answers" VALUES('new_-paused',6,4,2242,'');
INSERT INTO "answers" VALUES('new_-paused',7,4,2249,'');
INSERT INTO "answers" VALUES('new_-paused',8,4,2251,'');
INSERT INTO "answers" VALUES('new_-paused',9,4,2253,'');
INSERT INTO "answers" VALUES('new_-paused',10,4,2254,'');
INSERT INTO "answers" VALUES('new_-paused',11,4,2244,'');
INSERT INTO "answers" VALUES('new_-paused',12,4,2242,'');
INSERT INTO "answers" VALUES('new_-paused',13,4,2247,'');
INSERT INTO "answers" VALUES('new_-paused',14,4,2241,'');
INSERT INTO "answers" VALUES('new_-paused',15,4,2240,'');
INSERT INTO "answers" VALUES('new_-paused',16,4,2246,'d4eb86f02ffb60bf');
INSERT INTO "answers" VALUES('new_-paused',17,3,20,'d4eb86f02ffb60bf');
INSERT INTO "answers" VALUES('new_-paused',18,0,29,'d4eb86f02ffb60bf');
INSERT INTO "answers" VALUES('new_-paused',19,1,31,'d4eb86f02ffb60bf');
INSERT INTO "answers" VALUES('new_-paused',20,2,27,'a4ef067fc14cd551');
INSERT INTO "answers" VALUES('new_-paused',21,3,44,'a4ef067fc14cd551');
INSERT INTO "answers" VALUES('new_-paused',22,0,46,'a4ef067fc14cd551');
INSERT INTO "answers" VALUES('new_-paused',23,1,55,'a4ef067fc14cd551');
INSERT INTO "answers" VALUES('new_-paused',24,2,0,'');
INSERT INTO "answers" VALUES('new_-paused',25,4,2271,'59420ddd491c8d6e');
INSERT INTO "answers" VALUES('new_-paused',26,1,289,'');
INSERT INTO "answers" VALUES('new_-paused',27,4,2296,'d33aecaba4c52948');
INSERT INTO "answers" VALUES('new_-paused',28,3,1,'7ae3369a8c81532a');
INSERT INTO "answers" VALUES('new_-paused',29,0,2,'7ae3369a8c81532a');
INSERT INTO "answers" VALUES('new_-paused',30,2,2,'');
INSERT INTO "answers" VALUES('new_-paused',31,4,2251,'');
INSERT INTO "answers" VALUES('new_-paused',32,4,2246,'');
INSERT INTO "answers" VALUES('new_-paused',33,4,2244,'');
INSERT INTO "answers" VALUES('new_-paused',34,4,2246,'');
INSERT INTO "answers" VALUES('new_-paused',35,4,2242,'');
INSERT INTO "answers" VALUES('new_-paused',36,4,2257,'');
INSERT INTO "answers" VALUES('new_-paused',37,4,2242,'');
INSERT INTO "answers" VALUES('new_-paused',38,4,2255,'');
INSERT INTO "answers" VALUES('new_-paused',39,4,2243,'');
INSERT INTO "answers" VALUES('new_-paused',40,4,2245,'');
INSERT INTO "answers" VALUES('new_-paused',41,4,2254,'');
INSERT INTO "answers" VALUES('new_-paused',42,4,2250,'');
INSERT INTO "answers" VALUES('new_-paused',43,4,2243,'');
INSERT INTO "answers" VALUES('new_-paused',44,4,2253,'');
INSERT INTO "answers" VALUES('new_-paused',45,4,2250,'');
INSERT INTO "answers" VALUES('new_-paused',46,4,2244,'9985a6bd395657c5');
INSERT INTO "answers" VALUES('new_-paused',47,3,23,'9985a6bd395657c5');
INSERT INTO "answers" VALUES('new_-paused',48,0,26,'9985a6bd395657c5');
INSERT INTO "answers" VALUES('new_-paused',49,1,35,'9985a6bd395657c5');
INSERT INTO "answers" VALUES('new_-paused',50,2,23,'1e1d5a0ff49a1654');
INSERT INTO "answers" VALUES('new_-paused',51,1,288,'719cebb9dff93fc7');
INSERT INTO "answers" VALUES('new_-paused',52,3,25,'719cebb9dff93fc7');
INSERT INTO "answers" VALUES('new_-paused',53,0,30,'719cebb9dff93fc7');
INSERT INTO "answers" VALUES('new_-paused',54,1,31,'719cebb9dff93fc7');
INSERT INTO "answers" VALUES('new_-paused',55,2,22,'50963fd58e08b1cc');
INSERT INTO "answers" VALUES('new_-paused',56,0,256,'37ffdb43d758122a');
INSERT INTO "answers" VALUES('new_-paused',57,3,42,'37ffdb43d758122a');
INSERT INTO "answers" VALUES('new_-paused',58,0,54,'37ffdb43d758122a');
INSERT INTO "answers" VALUES('new_-paused',59,1,0,'37ffdb43d758122a');
INSERT INTO "answers" VALUES('new_-paused',60,2,46,'');
INSERT INTO "answers" VALUES('new_-paused',61,4,2273,'');
INSERT INTO "answers" VALUES('new_-paused',62,4,2299,'29877337a08424eb');
INSERT INTO "answers" VALUES('new_-paused',63,3,80,'438e874be22c95f3');
INSERT INTO "answers" VALUES('new_-paused',64,3,217,'47e44eb3c4fbbe94');
INSERT INTO "answers" VALUES('new_-paused',65,3,240,'d9d10f30529d0642');
INSERT INTO "answers" VALUES('new_-paused',66,3,120,'6098bf87d65ebb23');
INSERT INTO "answers" VALUES('new_-paused',67,0,99,'cde1ca00074714c4');
INSERT INTO "answers" VALUES('new_-paused',68,0,181,'');
INSERT INTO "answers" VALUES('new_-paused',69,4,2288,'9f99d79bcb1bdad7');
INSERT INTO "answers" VALUES('new_-paused',70,0,122,'0e3da6c86f3973bf');
INSERT INTO "answers" VALUES('new_-paused',71,2,81,'d3cddf0faa11656e');
INSERT INTO "answers" VALUES('new_-paused',72,2,1650,'d3cddf0faa11656e');
INSERT INTO "answers" VALUES('new_-paused',73,2,131,'bf8758ab9834274a');
INSERT INTO "answers" VALUES('new_-paused',74,2,123,'74ea1f5d9958ceb0');
INSERT INTO "answers" VALUES('new_-paused',75,3,1,'a2b69ca12b4f94e9');
INSERT INTO "answers" VALUES('new_-paused',76,0,2,'a2b69ca12b4f94e9');
INSERT INTO "answers" VALUES('new_-paused',77,2,2,'');
INSERT INTO "answers" VALUES('new_-paused',78,4,2251,'');
INSERT INTO "answers" VALUES('new_-paused',79,4,2247,'');
INSERT INTO "answers" VALUES('new_-paused',80,4,2252,'');
INSERT INTO "answers" VALUES('new_-paused',81,4,2241,'');
INSERT INTO "answers" VALUES('new_-paused',82,4,2250,'');
INSERT INTO "answers" VALUES('new_-paused',83,4,2248,'');
INSERT INTO "answers" VALUES('new_-paused',84,4,2244,'');
INSERT INTO "answers" VALUES('new_-paused',85,4,2254,'');
INSERT INTO "answers" VALUES('new_-paused',86,4,2252,'');
INSERT INTO "answers" VALUES('new_-paused',87,4,2248,'');
INSERT INTO "answers" VALUES('new_-paused',88,4,2256,'');
INSERT INTO "answers" VALUES('new_-paused',89,4,2246,'');
INSERT INTO "answers" VALUES('new_-paused',90,4,2240,'');
INSERT INTO "answers" VALUES('new_-paused',91,4,2248,'');
INSERT INTO "answers" VALUES('new_-paused',92,4,2240,'');
INSERT INTO "answers" VALUES('new_-paused',93,4,2249,'');
INSERT INTO "answers" VALUES('new_-paused',94,4,2245,'');
INSERT INTO "answers" VALUES('new_-paused',95,4,2257,'');
INSERT INTO "answers" VALUES('new_-paused',96,4,2253,'');
INSERT INTO "answers" VALUES('new_-paused',97,4,2247,'21d4b97b67df0875');
INSERT INTO "answers" VALUES('new_-paused',98,3,37,'21d4b97b67df0875');
INSERT INTO "answers" VALUES('new_-paused',99,0,32,'21d4b97b67df0875');
INSERT INTO "answers" VALUES('new_-paused',100,1,34,'21d4b97b67df0875');
INSERT INTO "answers" VALUES('new_-paused',101,2,20,'3efbee149e5f4d71');
INSERT INTO "answers" VALUES('new_-paused',102,3,216,'b3bb21548211c5c2');
INSERT INTO "answers" VALUES('new_-paused',103,3,20,'b3bb21548211c5c2');
INSERT INTO "answers" VALUES('new_-paused',104,0,25,'b3bb21548211c5c2');
INSERT INTO "answers" VALUES('new_-paused',105,1,27,'b3bb21548211c5c2');
INSERT INTO "answers" VALUES('new_-paused',106,2,28,'64dc48490fbe7700');
INSERT INTO "answers" VALUES('new_-paused',107,3,24,'64dc48490fbe7700');
INSERT INTO "answers" VALUES('new_-paused',108,0,26,'64dc48490fbe7700');
INSERT INTO "answers" VALUES('new_-paused',109,1,29,'64dc48490fbe7700');
INSERT INTO "answers" VALUES('new_-paused',110,2,30,'77b9d3a02d2eeae7');
INSERT INTO "answers" VALUES('new_-paused',111,2,304,'d8705c88335a0013');
INSERT INTO "answers" VALUES('new_-paused',112,3,41,'d8705c88335a0013');
INSERT INTO "answers" VALUES('new_-paused',113,0,48,'d8705c88335a0013');
INSERT INTO "answers" VALUES('new_-paused',114,1,56,'d8705c88335a0013');
INSERT INTO "answers" VALUES('new_-paused',115,2,47,'703d5dc7faa9abbf');
INSERT INTO "answers" VALUES('new_-paused',116,1,1857,'');
INSERT INTO "answers" VALUES('new_-paused',117,4,2295,'461c00d52dcca3bd');
INSERT INTO "answers" VALUES('new_-paused',118,3,80,'a3ca352c1908bc1e');
INSERT INTO "answers" VALUES('new_-paused',119,3,3,'a3ca352c1908bc1e');
INSERT INTO "answers" VALUES('new_-paused',120,3,208,'ed5ee111e4328fec');
INSERT INTO "answers" VALUES('new_-paused',121,3,241,'5a58ac8dd722cc62');
INSERT INTO "answers" VALUES('new_-paused',122,0,95,'b35029cee21fd032');
INSERT INTO "answers" VALUES('new_-paused',123,0,3,'');
INSERT INTO "answers" VALUES('new_-paused',124,4,2293,'6d5836a3b2ddff87');
INSERT INTO "answers" VALUES('new_-paused',125,0,123,'7a16da0de7b84862');
INSERT INTO "answers" VALUES('new_-paused',126,3,93,'');
INSERT INTO "answers" VALUES('new_-paused',127,4,2317,'');
INSERT INTO "answers" VALUES('new_-paused',128,4,2313,'b9cc5af8c706f7c5');
INSERT INTO "answers" VALUES('new_-paused',129,3,63,'');
INSERT INTO "answers" VALUES('new_-paused',130,4,2297,'8c30572e7f45f996');
INSERT INTO "answers" VALUES('new_-paused',131,2,80,'711885aeb7e55d78');
INSERT INTO "answers" VALUES('new_-paused',132,2,1601,'711885aeb7e55d78');
INSERT INTO "answers" VALUES('new_-playing',0,4,2202,'');
INSERT INTO "answers" VALUES('new_-playing',1,4,2204,'');
INSERT INTO "answers" VALUES('new_-playing',2,4,2206,'');
INSERT INTO "answers" VALUES('new_-playing',3,4,2205,'');
INSERT INTO "answers" VALUES('new_-playing',4,4,2220,'');
INSERT INTO "answers" VALUES('new_-playing',5,4,2250,'');
INSERT INTO "answers" VALUES('new_-playing',6,4,2243,'');
INSERT INTO "answers" VALUES('new_-playing',7,4,2245,'');
INSERT INTO "answers" VALUES('new_-playing',8,4,2257,'');
INSERT INTO "answers" VALUES('new_-playing',9,4,2247,'');
INSERT INTO "answers" VALUES('new_-playing',10,4,2257,'');
INSERT INTO "answers" VALUES('new_-playing',11,4,2252,'');
INSERT INTO "answers" VALUES('new_-playing',12,4,2256,'');
INSERT INTO "answers" VALUES('new_-playing',13,4,2245,'');
INSERT INTO "answers" VALUES('new_-playing',14,4,2256,'');
INSERT INTO "answers" VALUES('new_-playing',15,4,2241,'');
INSERT INTO "answers" VALUES('new_-playing',16,4,2240,'1f904152d1a0a37f');
INSERT INTO "answers" VALUES('new_-playing',17,3,36,'1f904152d1a0a37f');
INSERT INTO "answers" VALUES('new_-playing',18,0,25,'1f904152d1a0a37f');
INSERT INTO "answers" VALUES('new_-playing',19,1,27,'1f904152d1a0a37f');
INSERT INTO "answers" VALUES('new_-playing',20,2,36,'413d48fe6946e832');
INSERT INTO "answers" VALUES('new_-playing',21,3,0,'413d48fe6946e832');
INSERT INTO "answers" VALUES('new_-playing',22,0,41,'413d48fe6946e832');
INSERT INTO "answers" VALUES('new_-playing',23,1,50,'413d48fe6946e832');
INSERT INTO "answers" VALUES('new_-playing',24,2,0,'');
INSERT INTO "answers" VALUES('new_-playing',25,4,2275,'');
INSERT INTO "answers" VALUES('new_-playing',26,4,2276,'50cca6a2edf8150d');
INSERT INTO "answers" VALUES('new_-playing',27,1,256,'8733df1b3432c3a1');
INSERT INTO "answers" VALUES('new_-playing',28,2,208,'');
INSERT INTO "answers" VALUES('new_-playing',29,4,2288,'075008c01aa5fa56');
INSERT INTO "answers" VALUES('new_-playing',30,0,1,'d1e07dd5fcc4b695');
INSERT INTO "answers" VALUES('new_-playing',31,3,2,'d1e07dd5fcc4b695');
INSERT INTO "answers" VALUES('new_-playing',32,1,2,'d1e07dd5fcc4b695');
INSERT INTO "answers" VALUES('new_-playing',33,2,2,'');
INSERT INTO "answers" VALUES('new_-playing',34,4,2243,'');
INSERT INTO "answers" VALUES('new_-playing',35,4,2254,'');
INSERT INTO "answers" VALUES('new_-playing',36,4,2257,'');
INSERT INTO "answers" VALUES('new_-playing',37,4,2254,'');
INSERT INTO "answers" VALUES('new_-playing',38,4,2249,'');
INSERT INTO "answers" VALUES('new_-playing',39,4,2250,'');
INSERT INTO "answers" VALUES('new_-playing',40,4,2249,'');
INSERT INTO "answers" VALUES('new_-playing',41,4,2245,'');
INSERT INTO "answers" VALUES('new_-playing',42,4,2257,'');
INSERT INTO "answers" VALUES('new_-playing',43,4,2247,'');
INSERT INTO "answers" VALUES('new_-playing',44,4,2257,'');
INSERT INTO "answers" VALUES('new_-playing',45,4,2244,'');
INSERT INTO "answers" VALUES('new_-playing',46,4,2250,'');
INSERT INTO "answers" VALUES('new_-playing',47,4,2248,'');
INSERT INTO "answers" VALUES('new_-playing',48,4,2245,'');
INSERT INTO "answers" VALUES('new_-playing',49,4,2251,'bb3d4bc03ea2744a');
INSERT INTO "answers" VALUES('new_-playing',50,3,30,'bb3d4bc03ea2744a');
INSERT INTO "answers" VALUES('new_-playing',51,0,34,'bb3d4bc03ea2744a');
INSERT INTO "answers" VALUES('new_-playing',52,1,30,'bb3d4bc03ea2744a');
INSERT INTO "answers" VALUES('new_-playing',53,2,27,'229de6dfedf907b4');
INSERT INTO "answers" VALUES('new_-playing',54,1,312,'84d63801ec92a18d');
INSERT INTO "answers" VALUES('new_-playing',55,3,240,'78b0be18892dd77d');
INSERT INTO "answers" VALUES('new_-playing',56,3,37,'78b0be18892dd77d');
INSERT INTO "answers" VALUES('new_-playing',57,0,28,'78b0be18892dd77d');
INSERT INTO "answers" VALUES('new_-playing',58,1,34,'78b0be18892dd77d');
INSERT INTO "answers" VALUES('new_-playing',59,2,25,'e28e65398a03e670');
INSERT INTO "answers" VALUES('new_-playing',60,3,241,'498f13a9c94c5988');
INSERT INTO "answers" VALUES('new_-playing',61,3,49,'498f13a9c94c5988');
INSERT INTO "answers" VALUES('new_-playing',62,0,0,'498f13a9c94c5988');
INSERT INTO "answers" VALUES('new_-playing',63,1,51,'498f13a9c94c5988');
INSERT INTO "answers" VALUES('new_-playing',64,2,57,'');
INSERT INTO "answers" VALUES('new_-playing',65,4,2269,'d5f3c06d67c51e09');
INSERT INTO "answers" VALUES('new_-playing',66,2,264,'');
INSERT INTO "answers" VALUES('new_-playing',67,4,2290,'e0098d1ab451ed09');
INSERT INTO "answers" VALUES('new_-playing',68,0,1,'d57637c3058cd15d');
INSERT INTO "answers" VALUES('new_-playing',69,3,2,'d57637c3058cd15d');
INSERT INTO "answers" VALUES('new_-playing',70,1,2,'d57637c3058cd15d');
INSERT INTO "answers" VALUES('new_-playing',71,2,2,'');
INSERT INTO "answers" VALUES('new_-playing',72,4,2244,'');
INSERT INTO "answers" VALUES('new_-playing',73,4,2252,'');
INSERT INTO "answers" VALUES('new_-playing',74,4,2240,'');
INSERT INTO "answers" VALUES('new_-playing',75,4,2252,'');
INSERT INTO "answers" VALUES('new_-playing',76,4,2243,'');
INSERT INTO "answers" VALUES('new_-playing',77,4,2241,'');
INSERT INTO "answers" VALUES('new_-playing',78,4,2255,'');
INSERT INTO "answers" VALUES('new_-playing',79,4,2243,'');
INSERT INTO "answers" VALUES('new_-playing',80,4,2253,'');
INSERT INTO "answers" VALUES('new_-playing',81,4,2245,'');
INSERT INTO "answers" VALUES('new_-playing',82,4,2241,'');
INSERT INTO "answers" VALUES('new_-playing',83,4,2252,'');
INSERT INTO "answers" VALUES('new_-playing',84,4,2254,'');
INSERT INTO "answers" VALUES('new_-playing',85,4,2254,'');
INSERT INTO "answers" VALUES('new_-playing',86,4,2246,'');
INSERT INTO "answers" VALUES('new_-playing',87,4,2242,'');
INSERT INTO "answers" VALUES('new_-playing',88,4,2240,'');
INSERT INTO "answers" VALUES('new_-playing',89,4,2243,'');
INSERT INTO "answers" VALUES('new_-playing',90,4,2251,'');
INSERT INTO "answers" VALUES('new_-playing',91,4,2255,'4ed6085b8864d0c1');
INSERT INTO "answers" VALUES('new_-playing',92,3,35,'4ed6085b8864d0c1');
INSERT INTO "answers" VALUES('new_-playing',93,0,23,'4ed6085b8864d0c1');
INSERT INTO "answers" VALUES('new_-playing',94,1,25,'4ed6085b8864d0c1');
INSERT INTO "answers" VALUES('new_-playing',95,2,32,'b91a9ba288bc1e83');
INSERT INTO "answers" VALUES('new_-playing',96,3,242,'7894436bf3ce147e');
INSERT INTO "answers" VALUES('new_-playing',97,3,26,'7894436bf3ce147e');
INSERT INTO "answers" VALUES('new_-playing',98,0,23,'7894436bf3ce147e');
INSERT INTO "answers" VALUES('new_-playing',99,1,24,'7894436bf3ce147e');
INSERT INTO "answers" VALUES('new_-playing',100,2,35,'3ffbdf6c0e4f8508');
INSERT INTO "answers" VALUES('new_-playing',101,2,296,'89f0e7965709649b');
INSERT INTO "answers" VALUES('new_-playing',102,3,23,'89f0e7965709649b');
INSERT INTO "answers" VALUES('new_-playing',103,0,21,'89f0e7965709649b');
INSERT INTO "answers" VALUES('new_-playing',104,1,22,'89f0e7965709649b');
INSERT INTO "answers" VALUES('new_-playing',105,2,20,'8bebf3620cb16eb3');
INSERT INTO "answers" VALUES('new_-playing',106,3,0,'8bebf3620cb16eb3');
INSERT INTO "answers" VALUES('new_-playing',107,0,0,'8bebf3620cb16eb3');
INSERT INTO "answers" VALUES('new_-playing',108,1,0,'8bebf3620cb16eb3');
INSERT INTO "answers" VALUES('new_-playing',109,2,40,'');
INSERT INTO "answers" VALUES('new_-playing',110,4,2268,'');
INSERT INTO "answers" VALUES('new_-playing',111,4,2262,'');
INSERT INTO "answers" VALUES('new_-playing',112,4,2267,'');
INSERT INTO "answers" VALUES('new_-playing',113,4,2289,'865adcb2385efee6');
INSERT INTO "answers" VALUES('new_-playing',114,0,90,'d003e64e0d36d5e5');
INSERT INTO "answers" VALUES('new_-playing',115,0,1625,'d003e64e0d36d5e5');
INSERT INTO "answers" VALUES('new_-playing',116,0,1673,'d003e64e0d36d5e5');
INSERT INTO "answers" VALUES('new_-playing',117,0,458,'');
INSERT INTO "answers" VALUES('new_-playing',118,4,2300,'d89b30006ce01f3b');
INSERT INTO "answers" VALUES('new_-playing',119,0,122,'a7651623a93f3844');
INSERT INTO "answers" VALUES('new_-playing',120,2,89,'cf4a9c36d133accf');
INSERT INTO "answers" VALUES('new_-playing',121,2,3,'cf4a9c36d133accf');
INSERT INTO "answers" VALUES('new_-playing',122,3,112,'aebadbca0baaa23d');
INSERT INTO "answers" VALUES('new_-playing',123,2,257,'692d7c19b6ae122f');
INSERT INTO "answers" VALUES('new_-playing',124,3,112,'7afc83cece2ca8da');
INSERT INTO "answers" VALUES('new_-playing',125,2,288,'11e734772cdfd0bb');
INSERT INTO "answers" VALUES('new_-playing',126,3,112,'696c1bad696e4750');
INSERT INTO "answers" VALUES('new_-playing',127,2,265,'6cf70c61e4aee8b2');
INSERT INTO "answers" VALUES('walp-finished',0,4,4002,'');
INSERT INTO "answers" VALUES('walp-finished',1,4,4021,'');
INSERT INTO "answers" VALUES('walp-finished',2,4,4037,'');
INSERT INTO "answers" VALUES('walp-finished',3,4,4010,'');
INSERT INTO "answers" VALUES('walp-finished',4,4,4035,'');
INSERT INTO "answers" VALUES('walp-finished',5,4,4072,'');
INSERT INTO "answers" VALUES('walp-finished',6,4,4062,'');
INSERT INTO "answers" VALUES('walp-finished',7,4,4065,'');
INSERT INTO "answers" VALUES('walp-finished',8,4,4079,'');
INSERT INTO "answers" VALUES('walp-finished',9,4,4057,'');
INSERT INTO "answers" VALUES('walp-finished',10,4,4053,'');
INSERT INTO "answers" VALUES('walp-finished',11,4,4058,'');
INSERT INTO "answers" VALUES('walp-finished',12,4,4067,'');
INSERT INTO "answers" VALUES('walp-finished',13,4,4070,'');
INSERT INTO "answers" VALUES('walp-finished',14,4,4068,'9dedd5521b23f928');
INSERT INTO "answers" VALUES('walp-finished',15,3,0,'9dedd5521b23f928');
INSERT INTO "answers" VALUES('walp-finished',16,0,0,'9dedd5521b23f928');
INSERT INTO "answers" VALUES('walp-finished',17,1,0,'9dedd5521b23f928');
INSERT INTO "answers" VALUES('walp-finished',18,2,0,'');
INSERT INTO "answers" VALUES('walp-finished',19,4,4092,'2b6736986d1f1ebf');
INSERT INTO "answers" VALUES('walp-finished',20,2,26,'10693a8bc92f80a7');
INSERT INTO "answers" VALUES('walp-finished',21,2,25,'ce858af1e40a2a0b');
INSERT INTO "answers" VALUES('walp-finished',22,2,1,'72db19861fa090f1');
INSERT INTO "answers" VALUES('walp-finished',23,2,125,'2892aaa3e3b7b920');
INSERT INTO "answers" VALUES('walp-finished',24,2,467,'86451f164b25aed7');
INSERT INTO "answers" VALUES('walp-finished',25,2,3294,'6795243ab3913d9f');
INSERT INTO "answers" VALUES('walp-finished',26,2,3443,'a2bae93a66365b62');
INSERT INTO "answers" VALUES('walp-finished',27,3,21,'b7adce542403247b');
INSERT INTO "answers" VALUES('walp-finished',28,3,15,'');
INSERT INTO "answers" VALUES('walp-finished',29,4,4113,'5977dc1ff34e362a');
INSERT INTO "answers" VALUES('walp-finished',30,3,28,'b336368bd954ec91');
INSERT INTO "answers" VALUES('walp-finished',31,3,236,'d23cb3574c32eae9');
INSERT INTO "answers" VALUES('walp-finished',32,3,545,'31ce7b768d3491e1');
INSERT INTO "answers" VALUES('walp-finished',33,3,1830,'a4b0e3ad511de937');
INSERT INTO "answers" VALUES('walp-finished',34,3,4,'237b2367435d2f6d');
INSERT INTO "answers" VALUES('walp-finished',35,3,2461,'99f8d874195ba351');
INSERT INTO "answers" VALUES('walp-finished',36,3,2790,'268d7300e7f3b508');
INSERT INTO "answers" VALUES('walp-finished',37,3,3,'06482062780979c6');
INSERT INTO "answers" VALUES('walp-finished',38,0,25,'da2636e9c49909be');
INSERT INTO "answers" VALUES('walp-finished',39,0,20,'8ee275fc369ff644');
INSERT INTO "answers" VALUES('walp-finished',40,0,15,'4336775716a97fe2');
INSERT INTO "answers" VALUES('walp-finished',41,0,277,'32b519573c46dccb');
INSERT INTO "answers" VALUES('walp-finished',42,0,505,'417629fb5bbf772d');
INSERT INTO "answers" VALUES('walp-finished',43,0,837,'199b98a545544302');
INSERT INTO "answers" VALUES('walp-finished',44,0,1816,'105bb0ed439f6046');
INSERT INTO "answers" VALUES('walp-finished',45,0,4,'0c1d8ed363a0899b');
INSERT INTO "answers" VALUES('walp-finished',46,0,2343,'96d4b9139670dbb7');
INSERT INTO "answers" VALUES('walp-finished',47,0,2744,'b51e5bb5c553caac');
INSERT INTO "answers" VALUES('walp-finished',48,0,2526,'d17f8ca420ffa2fc');
INSERT INTO "answers" VALUES('walp-finished',49,1,11,'');
INSERT INTO "answers" VALUES('walp-finished',50,4,4110,'c2c675f063e83e24');
INSERT INTO "answers" VALUES('walp-finished',51,1,28,'');
INSERT INTO "answers" VALUES('walp-finished',52,4,4101,'a93c6a9a456cce0a');
INSERT INTO "answers" VALUES('walp-paused',0,4,4002,'');
INSERT INTO "answers" VALUES('walp-paused',1,4,4018,'');
INSERT INTO "answers" VALUES('walp-paused',2,4,4024,'');
INSERT INTO "answers" VALUES('walp-paused',3,4,4010,'');
INSERT INTO "answers" VALUES('walp-paused',4,4,4027,'');
INSERT INTO "answers" VALUES('walp-paused',5,4,4075,'');
INSERT INTO "answers" VALUES('walp-paused',6,4,4060,'');
INSERT INTO "answers" VALUES('walp-paused',7,4,4066,'');
INSERT INTO "answers" VALUES('walp-paused',8,4,4076,'');
INSERT INTO "answers" VALUES('walp-paused',9,4,4070,'');
INSERT INTO "answers" VALUES('walp-paused',10,4,4068,'');
INSERT INTO "answers" VALUES('walp-paused',11,4,4059,'');
INSERT INTO "answers" VALUES('walp-paused',12,4,4065,'');
INSERT INTO "answers" VALUES('walp-paused',13,4,4079,'');
INSERT INTO "answers" VALUES('walp-paused',14,4,4071,'');
INSERT INTO "answers" VALUES('walp-paused',15,4,4072,'');
INSERT INTO "answers" VALUES('walp-paused',16,4,4054,'');
INSERT INTO "answers" VALUES('walp-paused',17,4,4077,'');
INSERT INTO "answers" VALUES('walp-paused',18,4,4069,'');
INSERT INTO "answers" VALUES('walp-paused',19,4,4062,'bfc50b0496837f00');
INSERT INTO "answers" VALUES('walp-paused',20,3,0,'bfc50b0496837f00');
INSERT INTO "answers" VALUES('walp-paused',21,0,0,'bfc50b0496837f00');
INSERT INTO "answers" VALUES('walp-paused',22,1,0,'bfc50b0496837f00');
INSERT INTO "answers" VALUES('walp-paused',23,2,0,'');
INSERT INTO "answers" VALUES('walp-paused',24,4,4090,'e0ef6576603ec704');
INSERT INTO "answers" VALUES('walp-paused',25,0,29,'c296ae08a57b8bb9');
INSERT INTO "answers" VALUES('walp-paused',26,0,1,'ca3ab71682f58560');
INSERT INTO "answers" VALUES('walp-paused',27,0,269,'16fa1f4391f9f477');
INSERT INTO "answers" VALUES('walp-paused',28,0,3423,'dac03163d2cc7016');
INSERT INTO "answers" VALUES('walp-paused',29,0,3,'90977f550b7d438f');
INSERT INTO "answers" VALUES('walp-paused',30,1,28,'babfa60d4ddbc30a');
INSERT INTO "answers" VALUES('walp-paused',31,1,27,'26362032c16c57c1');
INSERT INTO "answers" VALUES('walp-paused',32,1,26,'865776dce6047bb0');
INSERT INTO "answers" VALUES('walp-paused',33,1,252,'1339d057afa9950e');
INSERT INTO "answers" VALUES('walp-paused',34,1,634,'34b40e39afa59ff9');
INSERT INTO "answers" VALUES('walp-paused',35,1,1891,'95b6b3426cbc6b5c');
INSERT INTO "answers" VALUES('walp-paused',36,1,4,'598cbeb4382fa69c');
INSERT INTO "answers" VALUES('walp-paused',37,1,3523,'2eb64e60607989af');
INSERT INTO "answers" VALUES('walp-paused',38,1,2718,'ff7f6dd740956eb6');
INSERT INTO "answers" VALUES('walp-paused',39,1,3399,'a1f961d75e17dd87');
INSERT INTO "answers" VALUES('walp-paused',40,2,25,'78b2d5d499d8b6d2');
INSERT INTO "answers" VALUES('walp-paused',41,2,31,'1c17c00499b23b29');
INSERT INTO "answers" VALUES('walp-paused',42,2,32,'d2be650fc292a93f');
INSERT INTO "answers" VALUES('walp-paused',43,2,197,'25ac6075e8ab0f68');
INSERT INTO "answers" VALUES('walp-paused',44,2,2,'25ac6075e8ab0f68');
INSERT INTO "answers" VALUES('walp-paused',45,2,2197,'2ac7bc15d8d6e791');
INSERT INTO "answers" VALUES('walp-paused',46,2,1621,'6dd5942aa095e007');
INSERT INTO "answers" VALUES('walp-paused',47,2,4,'150177c0b75d602d');
INSERT INTO "answers" VALUES('walp-paused',48,2,3473,'9ec687cdbcab9492');
INSERT INTO "answers" VALUES('walp-playing',0,4,4000,'');
INSERT INTO "answers" VALUES('walp-playing',1,4,4010,'');
INSERT INTO "answers" VALUES('walp-playing',2,4,4021,'');
INSERT INTO "answers" VALUES('walp-playing',3,4,4033,'');
INSERT INTO "answers" VALUES('walp-playing',4,4,4039,'');
INSERT INTO "answers" VALUES('walp-playing',5,4,4066,'');
INSERT INTO "answers" VALUES('walp-playing',6,4,4058,'');
INSERT INTO "answers" VALUES('walp-playing',7,4,4074,'');
INSERT INTO "answers" VALUES('walp-playing',8,4,4063,'');
INSERT INTO "answers" VALUES('walp-playing',9,4,4059,'');
INSERT INTO "answers" VALUES('walp-playing',10,4,4071,'');
INSERT INTO "answers" VALUES('walp-playing',11,4,4080,'');
INSERT INTO "answers" VALUES('walp-playing',12,4,4052,'');
INSERT INTO "answers" VALUES('walp-playing',13,4,4057,'');
INSERT INTO "answers" VALUES('walp-playing',14,4,4069,'44357c0a3cc27908');
INSERT INTO "answers" VALUES('walp-playing',15,3,0,'44357c0a3cc27908');
INSERT INTO "answers" VALUES('walp-playing',16,0,0,'44357c0a3cc27908');
INSERT INTO "answers" VALUES('walp-playing',17,1,0,'44357c0a3cc27908');
INSERT INTO "answers" VALUES('walp-playing',18,2,0,'');
INSERT INTO "answers" VALUES('walp-playing',19,4,4092,'ba1810214982b8b5');
INSERT INTO "answers" VALUES('walp-playing',20,2,29,'5c92d68f72e61f79');
INSERT INTO "answers" VALUES('walp-playing',21,2,1,'32f2f8335a72a76e');
INSERT INTO "answers" VALUES('walp-playing',22,2,252,'8a05a1da31999f2d');
INSERT INTO "answers" VALUES('walp-playing',23,2,3417,'d5a9ec998af6008b');
INSERT INTO "answers" VALUES('walp-playing',24,2,3,'35d33ccd8fb086df');
INSERT INTO "answers" VALUES('walp-playing',25,3,25,'13886e42102e7dab');
INSERT INTO "answers" VALUES('walp-playing',26,3,26,'dba51d43ae4e72c5');
INSERT INTO "answers" VALUES('walp-playing',27,3,20,'44b78c346ef9b335');
INSERT INTO "answers" VALUES('walp-playing',28,3,229,'1de538cc575d326f');
INSERT INTO "answers" VALUES('walp-playing',29,3,2,'1de538cc575d326f');
INSERT INTO "answers" VALUES('walp-playing',30,3,1560,'b8612cffe8b91e73');
INSERT INTO "answers" VALUES('walp-playing',31,3,2040,'02ff54e637ccfe57');
INSERT INTO "answers" VALUES('walp-playing',32,3,4,'7e41351cfa9b5985');
INSERT INTO "answers" VALUES('walp-playing',33,3,2694,'332a62e60ef4bcbb');
INSERT INTO "answers" VALUES('walp-playing',34,3,3,'97db442c6406b4ad');
INSERT INTO "answers" VALUES('walp-playing',35,0,28,'a82986a375df9311');
INSERT INTO "answers" VALUES('walp-playing',36,0,21,'6eb4f2d96e12ad0a');
INSERT INTO "answers" VALUES('walp-playing',37,0,29,'398accc3d49e42c9');
INSERT INTO "answers" VALUES('walp-playing',38,0,165,'2ce8ee479d85bd5a');
INSERT INTO "answers" VALUES('walp-playing',39,0,570,'b1d5018750a70554');
INSERT INTO "answers" VALUES('walp-playing',40,0,1686,'678c56edeef518f0');
INSERT INTO "answers" VALUES('walp-playing',41,0,4,'eccd906e1af3844f');
INSERT INTO "answers" VALUES('walp-playing',42,0,2665,'faae6d986ad6d6e2');
INSERT INTO "answers" VALUES('walp-playing',43,0,3242,'69c08bec591eeb0c');
INSERT INTO "answers" VALUES('walp-playing',44,0,2514,'b0c41e2074184336');
INSERT INTO "answers" VALUES('walp-playing',45,1,27,'');
INSERT INTO "answers" VALUES('walp-playing',46,4,4104,'00801be92b12b5c5');
INSERT INTO "answers" VALUES('walp-playing',47,1,23,'4b3eb470ef75e420');
INSERT INTO "answers" VALUES('walp-playing',48,1,17,'');
INSERT INTO "answers" VALUES('walp-playing',49,4,4106,'b3fe961ae72b30a5');
INSERT INTO "answers" VALUES('walp-playing',50,1,150,'eeba5ba9d6c55178');
INSERT INTO "answers" VALUES('walp-playing',51,1,2,'eeba5ba9d6c55178');
INSERT INTO "answers" VALUES('walp-playing',52,1,1844,'c10df2253219a57a');
INSERT INTO "answers" VALUES('walp-playing',53,1,1618,'70fa7db32df230b6');
INSERT INTO "answers" VALUES('walp-playing',54,1,4,'33b870dac8ecb765');
INSERT INTO "answers" VALUES('walp-playing',55,1,2616,'14fa244283146b44');
CREATE TABLE audit (
    n INTEGER PRIMARY KEY, at REAL NOT NULL, what TEXT NOT NULL, "table" TEXT NOT NULL,
    seat INTEGER NOT NULL, device TEXT NOT NULL
) STRICT;
INSERT INTO "audit" VALUES(1,1.79484916467619228363e+09,'made','walp-playing',-1,'d98d70924e');
INSERT INTO "audit" VALUES(2,1.79484916471958661074e+09,'sat','walp-playing',1,'2cc5122d21');
INSERT INTO "audit" VALUES(3,1.79484916474906539916e+09,'sat','walp-playing',2,'046683030c');
INSERT INTO "audit" VALUES(4,1.79484916617998337745e+09,'made','walp-paused',-1,'d98d70924e');
INSERT INTO "audit" VALUES(5,1.79484916620177626612e+09,'sat','walp-paused',1,'2cc5122d21');
INSERT INTO "audit" VALUES(6,1.79484916625955557819e+09,'sat','walp-paused',2,'046683030c');
INSERT INTO "audit" VALUES(7,1.7948491669574127197e+09,'made','walp-finished',-1,'d98d70924e');
INSERT INTO "audit" VALUES(8,1.79484916696354794497e+09,'sat','walp-finished',1,'2cc5122d21');
INSERT INTO "audit" VALUES(9,1.79484916698387384414e+09,'sat','walp-finished',2,'046683030c');
INSERT INTO "audit" VALUES(10,1.79484916749099898333e+09,'made','walp-waiting',-1,'d98d70924e');
INSERT INTO "audit" VALUES(11,1.79484916750568723677e+09,'made','carc-playing',-1,'d98d70924e');
INSERT INTO "audit" VALUES(12,1.79484916751628541947e+09,'sat','carc-playing',1,'2cc5122d21');
INSERT INTO "audit" VALUES(13,1.79484916807860803598e+09,'made','carc-paused',-1,'d98d70924e');
INSERT INTO "audit" VALUES(14,1.79484916809248733517e+09,'sat','carc-paused',1,'2cc5122d21');
INSERT INTO "audit" VALUES(15,1.79484916869989299774e+09,'made','carc-finished',-1,'d98d70924e');
INSERT INTO "audit" VALUES(16,1.79484916871241235733e+09,'sat','carc-finished',1,'2cc5122d21');
INSERT INTO "audit" VALUES(17,1.79484917147680282591e+09,'made','carc-waiting',-1,'d98d70924e');
INSERT INTO "audit" VALUES(18,1.79484917149965310097e+09,'made','new_-playing',-1,'d98d70924e');
INSERT INTO "audit" VALUES(19,1.794849171539743185e+09,'sat','new_-playing',1,'2cc5122d21');
INSERT INTO "audit" VALUES(20,1.79484917155896425244e+09,'sat','new_-playing',2,'046683030c');
INSERT INTO "audit" VALUES(21,1.79484917415810036655e+09,'made','new_-paused',-1,'d98d70924e');
INSERT INTO "audit" VALUES(22,1.79484917417504429818e+09,'sat','new_-paused',1,'2cc5122d21');
INSERT INTO "audit" VALUES(23,1.79484917419934582706e+09,'sat','new_-paused',2,'046683030c');
INSERT INTO "audit" VALUES(24,1794849174.88311,'made','new_-finished',-1,'d98d70924e');
INSERT INTO "audit" VALUES(25,1.79484917488779044153e+09,'sat','new_-finished',1,'2cc5122d21');
INSERT INTO "audit" VALUES(26,1.79484917489853262905e+09,'sat','new_-finished',2,'046683030c');
INSERT INTO "audit" VALUES(27,1.79484917809285068508e+09,'made','new_-waiting',-1,'d98d70924e');
INSERT INTO "audit" VALUES(28,1.79484917812855172152e+09,'made','las_-playing',-1,'d98d70924e');
INSERT INTO "audit" VALUES(29,1.79484917813565587993e+09,'sat','las_-playing',1,'2cc5122d21');
INSERT INTO "audit" VALUES(30,1.7948491781439416409e+09,'sat','las_-playing',2,'046683030c');
INSERT INTO "audit" VALUES(31,1.79484917815634417532e+09,'sat','las_-playing',3,'bb6a7d0aa5');
INSERT INTO "audit" VALUES(32,1.79484917815883684155e+09,'sat','las_-playing',4,'fb2c9cbbb6');
INSERT INTO "audit" VALUES(33,1.79484917909836220748e+09,'made','las_-paused',-1,'d98d70924e');
INSERT INTO "audit" VALUES(34,1.79484917911364889146e+09,'sat','las_-paused',1,'2cc5122d21');
INSERT INTO "audit" VALUES(35,1.79484917912777543072e+09,'sat','las_-paused',2,'046683030c');
INSERT INTO "audit" VALUES(36,1.79484917914559960363e+09,'sat','las_-paused',3,'bb6a7d0aa5');
INSERT INTO "audit" VALUES(37,1.79484917915507459634e+09,'sat','las_-paused',4,'fb2c9cbbb6');
INSERT INTO "audit" VALUES(38,1.79484918200310754774e+09,'made','las_-finished',-1,'d98d70924e');
INSERT INTO "audit" VALUES(39,1.79484918207336187367e+09,'sat','las_-finished',1,'2cc5122d21');
INSERT INTO "audit" VALUES(40,1.79484918212230324741e+09,'sat','las_-finished',2,'046683030c');
INSERT INTO "audit" VALUES(41,1.79484918215756416321e+09,'sat','las_-finished',3,'bb6a7d0aa5');
INSERT INTO "audit" VALUES(42,1.79484918216954493518e+09,'sat','las_-finished',4,'fb2c9cbbb6');
INSERT INTO "audit" VALUES(43,1.79484918765346813203e+09,'made','las_-waiting',-1,'d98d70924e');
INSERT INTO "audit" VALUES(44,1.79484918766755700107e+09,'made','disc-playing',-1,'d98d70924e');
INSERT INTO "audit" VALUES(45,1.79484918767915868761e+09,'sat','disc-playing',1,'2cc5122d21');
INSERT INTO "audit" VALUES(46,1.79484918806713080407e+09,'made','disc-paused',-1,'d98d70924e');
INSERT INTO "audit" VALUES(47,1.79484918807909440995e+09,'sat','disc-paused',1,'2cc5122d21');
INSERT INTO "audit" VALUES(48,1.79484918875651979441e+09,'made','disc-finished',-1,'d98d70924e');
INSERT INTO "audit" VALUES(49,1.79484918876825571059e+09,'sat','disc-finished',1,'2cc5122d21');
INSERT INTO "audit" VALUES(50,1.79484919162852191924e+09,'made','disc-waiting',-1,'d98d70924e');
CREATE TABLE banned (
    device BLOB PRIMARY KEY, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE chat (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL, hearers INTEGER NOT NULL DEFAULT -1,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
INSERT INTO "chat" VALUES('carc-finished',0,0,'Ana','¡Buenas noches!',1.79484916872906112668e+09,-1);
INSERT INTO "chat" VALUES('carc-finished',1,1,'Bea','¿Quién empieza?',1.79484916873801040649e+09,-1);
INSERT INTO "chat" VALUES('carc-paused',0,0,'Ana','¡Buenas noches!',1.79484916813961577417e+09,-1);
INSERT INTO "chat" VALUES('carc-paused',1,1,'Bea','¿Quién empieza?',1.7948491681539258957e+09,-1);
INSERT INTO "chat" VALUES('carc-playing',0,0,'Ana','¡Buenas noches!',1.7948491675447940827e+09,-1);
INSERT INTO "chat" VALUES('carc-playing',1,1,'Bea','¿Quién empieza?',1.79484916755719256398e+09,-1);
INSERT INTO "chat" VALUES('disc-finished',0,0,'Ana','¡Buenas noches!',1.79484918879528713227e+09,-1);
INSERT INTO "chat" VALUES('disc-finished',1,1,'Bea','¿Quién empieza?',1.79484918880460453038e+09,-1);
INSERT INTO "chat" VALUES('disc-paused',0,0,'Ana','¡Buenas noches!',1.79484918811997485156e+09,-1);
INSERT INTO "chat" VALUES('disc-paused',1,1,'Bea','¿Quién empieza?',1.79484918812754511837e+09,-1);
INSERT INTO "chat" VALUES('disc-playing',0,0,'Ana','¡Buenas noches!',1.7948491876968810558e+09,-1);
INSERT INTO "chat" VALUES('disc-playing',1,1,'Bea','¿Quién empieza?',1.79484918771801185612e+09,-1);
INSERT INTO "chat" VALUES('las_-finished',0,0,'Ana','¡Buenas noches!',1.79484918225459575647e+09,-1);
INSERT INTO "chat" VALUES('las_-finished',1,1,'Bea','¿Quién empieza?',1.7948491822693698406e+09,-1);
INSERT INTO "chat" VALUES('las_-paused',0,0,'Ana','¡Buenas noches!',1.79484917918202972414e+09,-1);
INSERT INTO "chat" VALUES('las_-paused',1,1,'Bea','¿Quién empieza?',1.79484917918296074863e+09,-1);
INSERT INTO "chat" VALUES('las_-playing',0,0,'Ana','¡Buenas noches!',1.79484917820791721344e+09,-1);
INSERT INTO "chat" VALUES('las_-playing',1,1,'Bea','¿Quién empieza?',1.79484917821808600429e+09,-1);
INSERT INTO "chat" VALUES('new_-finished',0,0,'Ana','¡Buenas noches!',1.79484917494483518602e+09,-1);
INSERT INTO "chat" VALUES('new_-finished',1,1,'Bea','¿Quién empieza?',1.79484917495125532145e+09,-1);
INSERT INTO "chat" VALUES('new_-paused',0,0,'Ana','¡Buenas noches!',1.79484917425075316431e+09,-1);
INSERT INTO "chat" VALUES('new_-paused',1,1,'Bea','¿Quién empieza?',1.79484917425579786304e+09,-1);
INSERT INTO "chat" VALUES('new_-playing',0,0,'Ana','¡Buenas noches!',1.7948491716039862633e+09,-1);
INSERT INTO "chat" VALUES('new_-playing',1,1,'Bea','¿Quién empieza?',1.79484917160718488696e+09,-1);
INSERT INTO "chat" VALUES('walp-finished',0,0,'Ana','¡Buenas noches!',1.79484916713970732689e+09,-1);
INSERT INTO "chat" VALUES('walp-finished',1,1,'Bea','¿Quién empieza?',1.7948491671512269974e+09,-1);
INSERT INTO "chat" VALUES('walp-paused',0,0,'Ana','¡Buenas noches!',1.79484916632716512679e+09,-1);
INSERT INTO "chat" VALUES('walp-paused',1,1,'Bea','¿Quién empieza?',1.79484916633404088023e+09,-1);
INSERT INTO "chat" VALUES('walp-playing',0,0,'Ana','¡Buenas noches!',1.79484916479668164248e+09,-1);
INSERT INTO "chat" VALUES('walp-playing',1,1,'Bea','¿Quién empieza?',1.79484916485835838311e+09,-1);
CREATE TABLE comings (
    "table" TEXT NOT NULL, n INTEGER NOT NULL, at REAL NOT NULL, events INTEGER NOT NULL,
    seat INTEGER NOT NULL, what TEXT NOT NULL, before TEXT NOT NULL, name TEXT NOT NULL,
    PRIMARY KEY ("table", n)
) STRICT, WITHOUT ROWID;
CREATE TABLE commands (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, slot INTEGER NOT NULL, n INTEGER NOT NULL,
    id TEXT NOT NULL, PRIMARY KEY ("table", seat, slot)
) STRICT, WITHOUT ROWID;
INSERT INTO "commands" VALUES('carc-finished',0,0,0,'a3bdc4639786ec21970a9492');
INSERT INTO "commands" VALUES('carc-finished',0,1,1,'ccfbca7e3c17cafd76bc6bfd');
INSERT INTO "commands" VALUES('carc-finished',0,2,2,'2bfe806c0c1f1e4cf4994984');
INSERT INTO "commands" VALUES('carc-finished',0,3,3,'7b1aa53f38925e8396e7ba7f');
INSERT INTO "commands" VALUES('carc-finished',0,4,4,'1df763d7803f5882e2ec4f49');
INSERT INTO "commands" VALUES('carc-finished',0,5,5,'d2e3d1c4b7f49867d21d3027');
INSERT INTO "commands" VALUES('carc-finished',0,6,6,'03074b06e2090e5db32294d8');
INSERT INTO "commands" VALUES('carc-finished',0,7,7,'8fa4933ca332f39cfe7c3fb4');
INSERT INTO "commands" VALUES('carc-finished',0,8,8,'19b8eac6ce51b3c696280de1');
INSERT INTO "commands" VALUES('carc-finished',0,9,9,'b4821fb078a63b65b5168527');
INSERT INTO "commands" VALUES('carc-finished',0,10,10,'4f0f99c45361327dfe8bd9af');
INSERT INTO "commands" VALUES('carc-finished',0,11,11,'f5a6d466b9e4982edd143b4f');
INSERT INTO "commands" VALUES('carc-finished',0,12,12,'591ee366e033f48438ef6181');
INSERT INTO "commands" VALUES('carc-finished',0,13,13,'3e25bfad30360cc30529aafa');
INSERT INTO "commands" VALUES('carc-finished',0,14,14,'3f4345e270a48cdf63e3dfaf');
INSERT INTO "commands" VALUES('carc-finished',0,15,15,'69461239358388f66287df26');
INSERT INTO "commands" VALUES('carc-finished',0,16,16,'abc2516804a8caa269b090b3');
INSERT INTO "commands" VALUES('carc-finished',0,17,17,'1da9a8e4a1de4777dce4995a');
INSERT INTO "commands" VALUES('carc-finished',0,18,18,'797194e1ed30eaf7bf521ef6');
INSERT INTO "commands" VALUES('carc-finished',0,19,19,'a9e7ff59a615a21c960059a7');
INSERT INTO "commands" VALUES('carc-finished',0,20,20,'b4ae53dfc4b95d8fb1e606e2');
INSERT INTO "commands" VALUES('carc-finished',0,21,21,'a9160f20e5e47392735b69c4');
INSERT INTO "commands" VALUES('carc-finished',0,22,22,'8e0f1142849cc4d1a23cff6c');
INSERT INTO "commands" VALUES('carc-finished',0,23,23,'eca72d283178c75cc688131d');
INSERT INTO "commands" VALUES('carc-finished',0,24,24,'c5a90b8c77fb54fd6355266a');
INSERT INTO "commands" VALUES('carc-finished',0,25,25,'d5a5cf0c1307c4fbf48eb393');
INSERT INTO "commands" VALUES('carc-finished',0,26,26,'838a13b68e1c1074eddf285e');
INSERT INTO "commands" VALUES('carc-finished',0,27,27,'2a99ed7970eaffdb6eb9def3');
INSERT INTO "commands" VALUES('carc-finished',0,28,28,'acce11d1ceb034f5c9cc5861');
INSERT INTO "commands" VALUES('carc-finished',0,29,29,'f7c7c67bc6c1796bc3744314');
INSERT INTO "commands" VALUES('carc-finished',0,30,30,'612ec727ee62243a0cb6a65f');
INSERT INTO "commands" VALUES('carc-finished',0,31,31,'92e696148c7abd34a0e721e6');
INSERT INTO "commands" VALUES('carc-finished',0,32,32,'a8f1f878fa61b5c353e320ff');
INSERT INTO "commands" VALUES('carc-finished',0,33,33,'5d1416b9cf4ba97f72c31293');
INSERT INTO "commands" VALUES('carc-finished',0,34,34,'c329f568f1f7897254c1165d');
INSERT INTO "commands" VALUES('carc-finished',0,35,35,'b520ca6ffe1fb27d8a8acb53');
INSERT INTO "commands" VALUES('carc-finished',0,36,36,'684e1425d2b0490a6bfba48b');
INSERT INTO "commands" VALUES('carc-finished',0,37,37,'037153e71c38057b75eb60f1');
INSERT INTO "commands" VALUES('carc-finished',0,38,38,'866733ab8cc430a1885ada62');
INSERT INTO "commands" VALUES('carc-finished',0,39,39,'d2502cffda8d5c15a0596911');
INSERT INTO "commands" VALUES('carc-finished',0,40,40,'18f9c78bb877863c3e2dd2fd');
INSERT INTO "commands" VALUES('carc-finished',0,41,41,'49838fb88319b9f14274506f');
INSERT INTO "commands" VALUES('carc-finished',0,42,42,'db6dbd6c58cbd96c475c607e');
INSERT INTO "commands" VALUES('carc-finished',0,43,43,'3f6efa8b10fc2a41e20c4a7f');
INSERT INTO "commands" VALUES('carc-finished',0,44,44,'4eb0bc15214cd26526619ea7');
INSERT INTO "commands" VALUES('carc-finished',1,0,0,'6daaebd29e50afc52829f815');
INSERT INTO "commands" VALUES('carc-finished',1,1,1,'e20db46e02e1bcd84d87c71c');
INSERT INTO "commands" VALUES('carc-finished',1,2,2,'c7d7830eb7ecff8c09a6e7f1');
INSERT INTO "commands" VALUES('carc-finished',1,3,3,'ab9cf083a6cd04dec8ed3ec4');
INSERT INTO "commands" VALUES('carc-finished',1,4,4,'66d6b227497af707aaf4fc0f');
INSERT INTO "commands" VALUES('carc-finished',1,5,5,'7f1c4f20a74b93d0862966cb');
INSERT INTO "commands" VALUES('carc-finished',1,6,6,'a5df36ac76b0ffc04fa9500c');
INSERT INTO "commands" VALUES('carc-finished',1,7,7,'c3b28616c0a8bfc6efc0cdc4');
INSERT INTO "commands" VALUES('carc-finished',1,8,8,'b407772126bb61e8d1c0b81b');
INSERT INTO "commands" VALUES('carc-finished',1,9,9,'7233302ef163e4e7c9666a54');
INSERT INTO "commands" VALUES('carc-finished',1,10,10,'190242ca7e112037fe9d00af');
INSERT INTO "commands" VALUES('carc-finished',1,11,11,'213a7be397f2153f519ea605');
INSERT INTO "commands" VALUES('carc-finished',1,12,12,'15e743fb7605686da882ff69');
INSERT INTO "commands" VALUES('carc-finished',1,13,13,'df56c3e71eeaba21513efcac');
INSERT INTO "commands" VALUES('carc-finished',1,14,14,'538ccfa3a9e63a0b0c62a977');
INSERT INTO "commands" VALUES('carc-finished',1,15,15,'3baff4090cd7a2f0e50edfa2');
INSERT INTO "commands" VALUES('carc-finished',1,16,16,'66f1b7fe9e85fa5ada32b862');
INSERT INTO "commands" VALUES('carc-finished',1,17,17,'47a7996d566f199c805e7d5d');
INSERT INTO "commands" VALUES('carc-finished',1,18,18,'b50ffe0416bce880c13fdbc3');
INSERT INTO "commands" VALUES('carc-finished',1,19,19,'61bc949a46942f57c447d1b1');
INSERT INTO "commands" VALUES('carc-finished',1,20,20,'9c1b060ffce9fea09720ab34');
INSERT INTO "commands" VALUES('carc-finished',1,21,21,'4ad7ea6b2f053784973f3848');
INSERT INTO "commands" VALUES('carc-finished',1,22,22,'880a07260f2994b68c9cbbf0');
INSERT INTO "commands" VALUES('carc-finished',1,23,23,'a90cab2533ee5e10a842f3c4');
INSERT INTO "commands" VALUES('carc-finished',1,24,24,'f55c7e09298fd13585edbf62');
INSERT INTO "commands" VALUES('carc-finished',1,25,25,'1f51b2a2e2bf038278b96559');
INSERT INTO "commands" VALUES('carc-finished',1,26,26,'3066e5676ea2634e163d0115');
INSERT INTO "commands" VALUES('carc-finished',1,27,27,'cee21608806e46cb78324b0e');
INSERT INTO "commands" VALUES('carc-finished',1,28,28,'14cb7d91b3f68754cdd1970a');
INSERT INTO "commands" VALUES('carc-finished',1,29,29,'275034d65a1be6b94d05d056');
INSERT INTO "commands" VALUES('carc-finished',1,30,30,'70e015b42e6e90296fd9b336');
INSERT INTO "commands" VALUES('carc-finished',1,31,31,'f8f691949d5c804780ee5ba8');
INSERT INTO "commands" VALUES('carc-finished',1,32,32,'9f41549889b1f342634f2858');
INSERT INTO "commands" VALUES('carc-finished',1,33,33,'34b427ce3179f837cef9417f');
INSERT INTO "commands" VALUES('carc-finished',1,34,34,'a77c59d89e5d4f4d9b449d5a');
INSERT INTO "commands" VALUES('carc-finished',1,35,35,'cacb2be42955d5ae829f4d30');
INSERT INTO "commands" VALUES('carc-finished',1,36,36,'4cf7011a2c99e6d5af905f68');
INSERT INTO "commands" VALUES('carc-finished',1,37,37,'e5478d55e57298330fdd95a4');
INSERT INTO "commands" VALUES('carc-finished',1,38,38,'17bce4b4be2bfc10ad13876f');
INSERT INTO "commands" VALUES('carc-finished',1,39,39,'34ceb9c5e0d29e4dc70edeea');
INSERT INTO "commands" VALUES('carc-finished',1,40,40,'56a1d979770865be062eb6ff');
INSERT INTO "commands" VALUES('carc-paused',0,0,0,'4632b20d6e8e3b66d319e1d7');
INSERT INTO "commands" VALUES('carc-paused',0,1,1,'7538107a8c7bc1644a14c5d5');
INSERT INTO "commands" VALUES('carc-paused',0,2,2,'e481b436ded4e98a15faa71a');
INSERT INTO "commands" VALUES('carc-paused',0,3,3,'caf5761da0382ebf42724cc0');
INSERT INTO "commands" VALUES('carc-paused',0,4,4,'c4f34b544c60f62b7e757b03');
INSERT INTO "commands" VALUES('carc-paused',0,5,5,'98fbbb9155bad9b854a411dc');
INSERT INTO "commands" VALUES('carc-paused',0,6,6,'433c177e26b41d6b6a34d569');
INSERT INTO "commands" VALUES('carc-paused',0,7,7,'325e88ce99efa56562635762');
INSERT INTO "commands" VALUES('carc-paused',0,8,8,'f7f707ddc703344bc718edbf');
INSERT INTO "commands" VALUES('carc-paused',0,9,9,'cd68aeed4856d89a7c74ff95');
INSERT INTO "commands" VALUES('carc-paused',0,10,10,'c54d088d25699976d79f2688');
INSERT INTO "commands" VALUES('carc-paused',0,11,11,'72e6289dc542ce9b55efb910');
INSERT INTO "commands" VALUES('carc-paused',0,12,12,'4da7f32034f7bed911fcc6b3');
INSERT INTO "commands" VALUES('carc-paused',0,13,13,'c7dca4ca45163dd6d3e50995');
INSERT INTO "commands" VALUES('carc-paused',0,14,14,'3c4a042506ef6e40adac4fed');
INSERT INTO "commands" VALUES('carc-paused',0,15,15,'91a01d7b6e439d39962d9ed5');
INSERT INTO "commands" VALUES('carc-paused',1,0,0,'18c2856af6f6f8de9986d17d');
INSERT INTO "commands" VALUES('carc-paused',1,1,1,'f7eb95d8e74bf3df51a60bb0');
INSERT INTO "commands" VALUES('carc-paused',1,2,2,'12b5e18903dd84bfc38b988e');
INSERT INTO "commands" VALUES('carc-paused',1,3,3,'d80f737dec427daf2c99d3a8');
INSERT INTO "commands" VALUES('carc-paused',1,4,4,'abca4bc4926ae4c20aa891c6');
INSERT INTO "commands" VALUES('carc-paused',1,5,5,'2228fe52b671623ee25a8f4a');
INSERT INTO "commands" VALUES('carc-paused',1,6,6,'2d960ad43af782f24222c16a');
INSERT INTO "commands" VALUES('carc-paused',1,7,7,'01bbb50ab0b865b372bd65a0');
INSERT INTO "commands" VALUES('carc-paused',1,8,8,'8a9148828b6d45baef134ac5');
INSERT INTO "commands" VALUES('carc-paused',1,9,9,'3b2462b2ee9398a99969eb85');
INSERT INTO "commands" VALUES('carc-paused',1,10,10,'814ec87212ef81ab6486a4d4');
INSERT INTO "commands" VALUES('carc-paused',1,11,11,'bde255791c88c9552bb2944c');
INSERT INTO "commands" VALUES('carc-paused',1,12,12,'bf7f0c4023e652389d6f14dc');
INSERT INTO "commands" VALUES('carc-paused',1,13,13,'f2a66c392879f2404cc1bfc4');
INSERT INTO "commands" VALUES('carc-playing',0,0,0,'ee3c51c95330c7808772bcaf');
INSERT INTO "commands" VALUES('carc-playing',0,1,1,'afa51ae5a24543f80b16b4ec');
INSERT INTO "commands" VALUES('carc-playing',0,2,2,'fedf67bc72729e67c700c008');
INSERT INTO "commands" VALUES('carc-playing',0,3,3,'5df958f794bb71caadce9696');
INSERT INTO "commands" VALUES('carc-playing',0,4,4,'b12d1c0a597cf6d524cd08b4');
INSERT INTO "commands" VALUES('carc-playing',0,5,5,'5cd8838e1a5a4c77ff51456f');
INSERT INTO "commands" VALUES('carc-playing',0,6,6,'6878c3353d881d60373bd13a');
INSERT INTO "commands" VALUES('carc-playing',0,7,7,'86c338e6c3ea3c6f17c123c4');
INSERT INTO "commands" VALUES('carc-playing',0,8,8,'42c370ee3fdb7820620e8bfc');
INSERT INTO "commands" VALUES('carc-playing',0,9,9,'15d604ae1a3a04dafcc27afe');
INSERT INTO "commands" VALUES('carc-playing',0,10,10,'a94c83879a5a339a947ef305');
INSERT INTO "commands" VALUES('carc-playing',0,11,11,'46fd7f0d88bbec2b39831089');
INSERT INTO "commands" VALUES('carc-playing',0,12,12,'14e7beee9e4b7ef256c9d6e8');
INSERT INTO "commands" VALUES('carc-playing',0,13,13,'5eb8c3039cb1b2a82152a051');
INSERT INTO "commands" VALUES('carc-playing',0,14,14,'d2e73a72a1c119a704f52dda');
INSERT INTO "commands" VALUES('carc-playing',0,15,15,'5cc01e82c011820ba85c0843');
INSERT INTO "commands" VALUES('carc-playing',1,0,0,'8d39f1851144711c78f70646');
INSERT INTO "commands" VALUES('carc-playing',1,1,1,'95d240ac90b8afebe872b312');
INSERT INTO "commands" VALUES('carc-playing',1,2,2,'94e64e14b53974d138a9e5b3');
INSERT INTO "commands" VALUES('carc-playing',1,3,3,'7b0aa9e4acf719e3018e02e5');
INSERT INTO "commands" VALUES('carc-playing',1,4,4,'6d790e8f3941fde6ac99007f');
INSERT INTO "commands" VALUES('carc-playing',1,5,5,'18bb010a373f23055f9a6db1');
INSERT INTO "commands" VALUES('carc-playing',1,6,6,'857c6dca39dce0e547c36d15');
INSERT INTO "commands" VALUES('carc-playing',1,7,7,'d62f3c7a77b040daa5b7dd85');
INSERT INTO "commands" VALUES('carc-playing',1,8,8,'90cbda06010c296bf9b162c4');
INSERT INTO "commands" VALUES('carc-playing',1,9,9,'c5abe3118d2102898e64aba8');
INSERT INTO "commands" VALUES('carc-playing',1,10,10,'b437a8410ac617c140f43e2c');
INSERT INTO "commands" VALUES('carc-playing',1,11,11,'f1ea4169b3ee0b14bd156d22');
INSERT INTO "commands" VALUES('carc-playing',1,12,12,'3808092bb6e7f0631ce1d750');
INSERT INTO "commands" VALUES('carc-playing',1,13,13,'8cf5b2109907c909253704d1');
INSERT INTO "commands" VALUES('disc-finished',0,0,0,'f864839546839eaacf3350c3');
INSERT INTO "commands" VALUES('disc-finished',0,1,1,'4634e618ce6ea58749dc6b83');
INSERT INTO "commands" VALUES('disc-finished',0,2,2,'37d98f187004adf1fd9ce412');
INSERT INTO "commands" VALUES('disc-finished',0,3,3,'76de3689a54463d31d098e74');
INSERT INTO "commands" VALUES('disc-finished',0,4,4,'a40a535007c3579674ec0061');
INSERT INTO "commands" VALUES('disc-finished',0,5,5,'e285a8b739950ad48e49073c');
INSERT INTO "commands" VALUES('disc-finished',0,6,6,'907e69baef25de223e2f854a');
INSERT INTO "commands" VALUES('disc-finished',0,7,7,'ecde1a4d7c5386b523e1a394');
INSERT INTO "commands" VALUES('disc-finished',0,8,8,'4c680be6357873590b5b0172');
INSERT INTO "commands" VALUES('disc-finished',0,9,9,'afad8cd8d60056d48e0862ec');
INSERT INTO "commands" VALUES('disc-finished',0,10,10,'68e155c71c48c33c1716286d');
INSERT INTO "commands" VALUES('disc-finished',0,11,11,'c6d124c374fff6db76b9e524');
INSERT INTO "commands" VALUES('disc-finished',0,12,12,'20d662c5f180f5dc6521fd69');
INSERT INTO "commands" VALUES('disc-finished',0,13,13,'f95d4a3db27f79f160027a8d');
INSERT INTO "commands" VALUES('disc-finished',0,14,14,'e1a54f23bdabdd2f079770f1');
INSERT INTO "commands" VALUES('disc-finished',0,15,15,'0d80c0b25ee41e84662c2afb');
INSERT INTO "commands" VALUES('disc-finished',0,16,16,'8b584f40bb808c63e4111101');
INSERT INTO "commands" VALUES('disc-finished',0,17,17,'b66a42f0ba8c5c40bc2de855');
INSERT INTO "commands" VALUES('disc-finished',0,18,18,'5dc1af028418f35d03d8f59a');
INSERT INTO "commands" VALUES('disc-finished',0,19,19,'ed5f4903a0ad2412171dbf79');
INSERT INTO "commands" VALUES('disc-finished',0,20,20,'12a1ea72b716ca9482a1d2c5');
INSERT INTO "commands" VALUES('disc-finished',0,21,21,'ed931e776f70e16962b26702');
INSERT INTO "commands" VALUES('disc-finished',0,22,22,'d78c4682b065884810a350ec');
INSERT INTO "commands" VALUES('disc-finished',0,23,23,'51a46f49cc0315eedbcaf343');
INSERT INTO "commands" VALUES('disc-finished',0,24,24,'d54fdb2e64129dea498c2acc');
INSERT INTO "commands" VALUES('disc-finished',0,25,25,'fd1c631337ba7756fe881294');
INSERT INTO "commands" VALUES('disc-finished',0,26,26,'5a83e0a614dcc684861dbb2e');
INSERT INTO "commands" VALUES('disc-finished',0,27,27,'ea740404f196dbebb1595d69');
INSERT INTO "commands" VALUES('disc-finished',0,28,28,'0da3f5091028ac1b42d4d44a');
INSERT INTO "commands" VALUES('disc-finished',0,29,29,'86150da5a5385e5113c5ba7c');
INSERT INTO "commands" VALUES('disc-finished',0,30,30,'86200bae45f494adf9b0f0ad');
INSERT INTO "commands" VALUES('disc-finished',0,31,31,'9f70c331009f7648e6afd668');
INSERT INTO "commands" VALUES('disc-finished',0,32,32,'4a5b1aa6539ca0694cabf5be');
INSERT INTO "commands" VALUES('disc-finished',0,33,33,'9382318f244a0f5ea4cb0d6f');
INSERT INTO "commands" VALUES('disc-finished',0,34,34,'851f0c4ae98e4924f0082fb3');
INSERT INTO "commands" VALUES('disc-finished',0,35,35,'eff45dc0a9c3925586e2972d');
INSERT INTO "commands" VALUES('disc-finished',0,36,36,'95dbbaad0962e568d6d7b200');
INSERT INTO "commands" VALUES('disc-finished',0,37,37,'7b424d0d493f38a097b9839b');
INSERT INTO "commands" VALUES('disc-finished',0,38,38,'689392a64a024f6fa83cb5db');
INSERT INTO "commands" VALUES('disc-finished',0,39,39,'0ba27dde0fd7e0517c1e60ff');
INSERT INTO "commands" VALUES('disc-finished',0,40,40,'374db326eae9930da1ff214b');
INSERT INTO "commands" VALUES('disc-finished',0,41,41,'6144ae039bcd23b9a392144a');
INSERT INTO "commands" VALUES('disc-finished',0,42,42,'9d4b28edf682bd646150bf6d');
INSERT INTO "commands" VALUES('disc-finished',0,43,43,'cc2458af47766b3518511a4e');
INSERT INTO "commands" VALUES('disc-finished',0,44,44,'47f8878870c25426385e99e0');
INSERT INTO "commands" VALUES('disc-finished',0,45,45,'128f47e17bf629d9b5eefd83');
INSERT INTO "commands" VALUES('disc-finished',0,46,46,'03b0034a89a82d174fa1329c');
INSERT INTO "commands" VALUES('disc-finished',0,47,47,'a019e62b53bdd3f8164368d9');
INSERT INTO "commands" VALUES('disc-finished',0,48,48,'8c0147684985521e5acfb6d9');
INSERT INTO "commands" VALUES('disc-finished',0,49,49,'0ed6ae40203f63f3796aefb3');
INSERT INTO "commands" VALUES('disc-finished',0,50,50,'9155447dbe77157bb29aa924');
INSERT INTO "commands" VALUES('disc-finished',1,0,0,'282d1478e6b45adfcf923541');
INSERT INTO "commands" VALUES('disc-finished',1,1,1,'68d8c903ee1ddd76e0b747dc');
INSERT INTO "commands" VALUES('disc-finished',1,2,2,'701f7f8577b95dd2676a9bd7');
INSERT INTO "commands" VALUES('disc-finished',1,3,3,'575907ae8ffb53253ed76b11');
INSERT INTO "commands" VALUES('disc-finished',1,4,4,'af47b147c62dad30138eba67');
INSERT INTO "commands" VALUES('disc-finished',1,5,5,'564580aa21b33b6a20fc8c5a');
INSERT INTO "commands" VALUES('disc-finished',1,6,6,'3ea7686c68c7b596c1ca7723');
INSERT INTO "commands" VALUES('disc-finished',1,7,7,'c3d0bdf5d135181ffb42251c');
INSERT INTO "commands" VALUES('disc-finished',1,8,8,'23b93ad77f22ccd341028c14');
INSERT INTO "commands" VALUES('disc-finished',1,9,9,'6bf7944da43848afdc84c755');
INSERT INTO "commands" VALUES('disc-finished',1,10,10,'336102dc0fa79adf7b5ba0c5');
INSERT INTO "commands" VALUES('disc-finished',1,11,11,'a631b5f5e9a8792f9d73280f');
INSERT INTO "commands" VALUES('disc-finished',1,12,12,'898c37cbb422611f25166c52');
INSERT INTO "commands" VALUES('disc-finished',1,13,13,'a5b1b8dd116718a9c6978904');
INSERT INTO "commands" VALUES('disc-finished',1,14,14,'06c8162fa6a5135b598b90bc');
INSERT INTO "commands" VALUES('disc-finished',1,15,15,'0c9430822d59f617e48f27fc');
INSERT INTO "commands" VALUES('disc-finished',1,16,16,'492e4188d3ef02f70bd6903d');
INSERT INTO "commands" VALUES('disc-finished',1,17,17,'c73effea2df8f9de33100cd2');
INSERT INTO "commands" VALUES('disc-finished',1,18,18,'2d0b55ca5a5c8ebb2cc02297');
INSERT INTO "commands" VALUES('disc-finished',1,19,19,'154a03ae37f0ce1ffb426e76');
INSERT INTO "commands" VALUES('disc-finished',1,20,20,'c6073dea80a0b77e5a40cea3');
INSERT INTO "commands" VALUES('disc-finished',1,21,21,'3e31634d7294698b074bc935');
INSERT INTO "commands" VALUES('disc-finished',1,22,22,'5d7223b04846b2801e8b49f8');
INSERT INTO "commands" VALUES('disc-finished',1,23,23,'fd12afb0417dc631c66ce0ab');
INSERT INTO "commands" VALUES('disc-finished',1,24,24,'56e3d10c4483da79201626d4');
INSERT INTO "commands" VALUES('disc-finished',1,25,25,'3733ffd99249ebe50009d22d');
INSERT INTO "commands" VALUES('disc-finished',1,26,26,'a139f2f1235c3d2921f7e0c6');
INSERT INTO "commands" VALUES('disc-finished',1,27,27,'77173ad55fc3d31826638552');
INSERT INTO "commands" VALUES('disc-finished',1,28,28,'69bd57d4c2c139ef74b33110');
INSERT INTO "commands" VALUES('disc-finished',1,29,29,'ebb8cd92b6f35c847e921263');
INSERT INTO "commands" VALUES('disc-finished',1,30,30,'cf6a197d6c0226356ff03d28');
INSERT INTO "commands" VALUES('disc-finished',1,31,31,'84ee535750b0398689e31da3');
INSERT INTO "commands" VALUES('disc-finished',1,32,32,'bacc0dbf85e411a34286457a');
INSERT INTO "commands" VALUES('disc-finished',1,33,33,'0f31d8e7aba969287bc4da87');
INSERT INTO "commands" VALUES('disc-finished',1,34,34,'a0ad6cd59d13ca21cc16ac0f');
INSERT INTO "commands" VALUES('disc-finished',1,35,35,'e87d95fd387b438f32deee93');
INSERT INTO "commands" VALUES('disc-finished',1,36,36,'776a298c4a3e435fc200e3cb');
INSERT INTO "commands" VALUES('disc-finished',1,37,37,'7a30f119ef90ae5e7e0a94df');
INSERT INTO "commands" VALUES('disc-finished',1,38,38,'01851e736ce68fcb0b067563');
INSERT INTO "commands" VALUES('disc-finished',1,39,39,'db622cdb89dc34f308262529');
INSERT INTO "commands" VALUES('disc-finished',1,40,40,'30562c88b68b7d8b9d49a1ad');
INSERT INTO "commands" VALUES('disc-finished',1,41,41,'87ad8b4d4372e7710c9118a9');
INSERT INTO "commands" VALUES('disc-finished',1,42,42,'2cdfd14204b889b678385808');
INSERT INTO "commands" VALUES('disc-finished',1,43,43,'76782efffb0aa337aa6b7570');
INSERT INTO "commands" VALUES('disc-finished',1,44,44,'d226a85fab30dd2d5ac58260');
INSERT INTO "commands" VALUES('disc-finished',1,45,45,'85eb7efa649f28e22facb7a2');
INSERT INTO "commands" VALUES('disc-finished',1,46,46,'f7de52c9c1bd969cf2ff1b6a');
INSERT INTO "commands" VALUES('disc-finished',1,47,47,'bceb30352b13cd02e43c2a28');
INSERT INTO "commands" VALUES('disc-paused',0,0,0,'8271f2dec90391dd0bfa9b81');
INSERT INTO "commands" VALUES('disc-paused',0,1,1,'5355aefd680c3dd94d6358df');
INSERT INTO "commands" VALUES('disc-paused',0,2,2,'6136bbed827ed328b4f5771c');
INSERT INTO "commands" VALUES('disc-paused',0,3,3,'78389a66661041e2febe1824');
INSERT INTO "commands" VALUES('disc-paused',0,4,4,'9ee19f6f14fa03c6ce0b0d1f');
INSERT INTO "commands" VALUES('disc-paused',0,5,5,'fe0ee0d85c1eeeec90fa002c');
INSERT INTO "commands" VALUES('disc-paused',0,6,6,'9a9c4aec18305044170208fa');
INSERT INTO "commands" VALUES('disc-paused',0,7,7,'9995945b60212b9fbbcd56a5');
INSERT INTO "commands" VALUES('disc-paused',0,8,8,'49a0bbe1dc7adfea2e0b87b4');
INSERT INTO "commands" VALUES('disc-paused',0,9,9,'c33e46d6a7b4771a02cbd1bc');
INSERT INTO "commands" VALUES('disc-paused',0,10,10,'fb46392d991f92069d0b0197');
INSERT INTO "commands" VALUES('disc-paused',0,11,11,'e2b1b90282840b8e4abbdfa8');
INSERT INTO "commands" VALUES('disc-paused',0,12,12,'b83a030433b7e701535c3549');
INSERT INTO "commands" VALUES('disc-paused',0,13,13,'3f8de3b0419a433eb5838c1c');
INSERT INTO "commands" VALUES('disc-paused',0,14,14,'583b79ba4e1b8fa4cb6dd532');
INSERT INTO "commands" VALUES('disc-paused',0,15,15,'63818e81c1f893b459f49499');
INSERT INTO "commands" VALUES('disc-paused',0,16,16,'4e273920fcf4e22d5d8ea26d');
INSERT INTO "commands" VALUES('disc-paused',0,17,17,'244cfb48dd865d17fe6d34d6');
INSERT INTO "commands" VALUES('disc-paused',0,18,18,'568295e1c97573455f6aed0a');
INSERT INTO "commands" VALUES('disc-paused',0,19,19,'1a15dd427c91b4ad037bcc14');
INSERT INTO "commands" VALUES('disc-paused',0,20,20,'90ceffeafc1876f85c901e5f');
INSERT INTO "commands" VALUES('disc-paused',0,21,21,'f9b68e4e7d131b7f9fa10e78');
INSERT INTO "commands" VALUES('disc-paused',1,0,0,'940b6516a44ee44f1426f455');
INSERT INTO "commands" VALUES('disc-paused',1,1,1,'e97ebc39e01dc37115a47e06');
INSERT INTO "commands" VALUES('disc-paused',1,2,2,'f078fbe51095e4725bf93271');
INSERT INTO "commands" VALUES('disc-paused',1,3,3,'44349627b9d5069e6ada269d');
INSERT INTO "commands" VALUES('disc-paused',1,4,4,'fe3b34933595226789cb62f6');
INSERT INTO "commands" VALUES('disc-paused',1,5,5,'28b8b553aa8c17fdabecb0ef');
INSERT INTO "commands" VALUES('disc-paused',1,6,6,'fafa43c5732266eee0c02470');
INSERT INTO "commands" VALUES('disc-paused',1,7,7,'1e20aa872d1a1da8835de4b6');
INSERT INTO "commands" VALUES('disc-paused',1,8,8,'90b97c1b0599fb27d198e37e');
INSERT INTO "commands" VALUES('disc-paused',1,9,9,'090b367153ab3eff0e1083aa');
INSERT INTO "commands" VALUES('disc-paused',1,10,10,'853f51cccab6efb12bf5fe15');
INSERT INTO "commands" VALUES('disc-paused',1,11,11,'46effd75fff9db17c01a3998');
INSERT INTO "commands" VALUES('disc-paused',1,12,12,'7c4ae8fd37c8a2fcbac03657');
INSERT INTO "commands" VALUES('disc-paused',1,13,13,'ba7101412fa2534276951079');
INSERT INTO "commands" VALUES('disc-paused',1,14,14,'c544709c38f238db5b4a05a6');
INSERT INTO "commands" VALUES('disc-paused',1,15,15,'fc736979c9870bd330e0d0dc');
INSERT INTO "commands" VALUES('disc-paused',1,16,16,'9b67aabd9a07486f01a5b02e');
INSERT INTO "commands" VALUES('disc-paused',1,17,17,'eebca60ae4f6db6e5ffc9f9d');
INSERT INTO "commands" VALUES('disc-paused',1,18,18,'dd44fbfe9f3b66de27970318');
INSERT INTO "commands" VALUES('disc-paused',1,19,19,'61703e9f14adbc9fc2130e34');
INSERT INTO "commands" VALUES('disc-paused',1,20,20,'57cda4e94f282fafb1b7e18f');
INSERT INTO "commands" VALUES('disc-paused',1,21,21,'5b1106f4881df411b58989bf');
INSERT INTO "commands" VALUES('disc-paused',1,22,22,'b7f8538e5a45ad762a519e12');
INSERT INTO "commands" VALUES('disc-paused',1,23,23,'cea6840b410d0cd18ef22dde');
INSERT INTO "commands" VALUES('disc-playing',0,0,0,'d2538c5d197dde2b7f6e0508');
INSERT INTO "commands" VALUES('disc-playing',0,1,1,'b0b5d9d42b8d78beff40ea9b');
INSERT INTO "commands" VALUES('disc-playing',0,2,2,'b1df6b0fb44586a59c2a9928');
INSERT INTO "commands" VALUES('disc-playing',0,3,3,'0a756b1605d8cc88efe08762');
INSERT INTO "commands" VALUES('disc-playing',0,4,4,'b262c0e643dcd05329d89446');
INSERT INTO "commands" VALUES('disc-playing',0,5,5,'b6ca092b265584d4f2e464c2');
INSERT INTO "commands" VALUES('disc-playing',0,6,6,'06237648fada66c84cfdd033');
INSERT INTO "commands" VALUES('disc-playing',0,7,7,'812d52b98b669130e35a373e');
INSERT INTO "commands" VALUES('disc-playing',0,8,8,'2a2ff001dd5c4c6ebb69ce08');
INSERT INTO "commands" VALUES('disc-playing',0,9,9,'b98fee15028524916cf5b5b1');
INSERT INTO "commands" VALUES('disc-playing',0,10,10,'b7d80ef57e0faa6c02761f61');
INSERT INTO "commands" VALUES('disc-playing',0,11,11,'24b1863ccc74e0c5a873dd1a');
INSERT INTO "commands" VALUES('disc-playing',0,12,12,'e6b382d0a184aebcfcb7ee54');
INSERT INTO "commands" VALUES('disc-playing',0,13,13,'d5f793b0022746e52e0ee0c4');
INSERT INTO "commands" VALUES('disc-playing',0,14,14,'83f10e41bd7a36a60ada85b7');
INSERT INTO "commands" VALUES('disc-playing',0,15,15,'ec8a99e16725806b7d037cad');
INSERT INTO "commands" VALUES('disc-playing',0,16,16,'df2f89942dedf0bfe58ad912');
INSERT INTO "commands" VALUES('disc-playing',0,17,17,'c75ab96dda4de1b27a7a8eb5');
INSERT INTO "commands" VALUES('disc-playing',0,18,18,'2197a65aa2e2af4c985313c1');
INSERT INTO "commands" VALUES('disc-playing',0,19,19,'fb83422ecf4c22c9594d79d5');
INSERT INTO "commands" VALUES('disc-playing',0,20,20,'aeaba7030ec5e146e8d465c5');
INSERT INTO "commands" VALUES('disc-playing',0,21,21,'6b91d0b5941ed0878ddeeadf');
INSERT INTO "commands" VALUES('disc-playing',0,22,22,'e1422fa822cc138b5cfed85a');
INSERT INTO "commands" VALUES('disc-playing',0,23,23,'14f8cf42b8435c7c4bb2e218');
INSERT INTO "commands" VALUES('disc-playing',0,24,24,'ccf2c3ccffa5b7c30ce64ad8');
INSERT INTO "commands" VALUES('disc-playing',0,25,25,'bc9e96477125ca73b021c997');
INSERT INTO "commands" VALUES('disc-playing',0,26,26,'e4a7e5947794a6a85aa4f9ad');
INSERT INTO "commands" VALUES('disc-playing',0,27,27,'7750e62668c2b1e4d5b8a937');
INSERT INTO "commands" VALUES('disc-playing',0,28,28,'00fc93dea9985d11055c2d50');
INSERT INTO "commands" VALUES('disc-playing',0,29,29,'fb4c5ddddde073629aef7f5e');
INSERT INTO "commands" VALUES('disc-playing',1,0,0,'a2318189c9869b415ae64cd0');
INSERT INTO "commands" VALUES('disc-playing',1,1,1,'942777a30f0fc9c0d936c17d');
INSERT INTO "commands" VALUES('disc-playing',1,2,2,'6ae1a1928ae4c4f17c6c1abd');
INSERT INTO "commands" VALUES('disc-playing',1,3,3,'fa4178f79e80bec8db434d3e');
INSERT INTO "commands" VALUES('disc-playing',1,4,4,'16d3f3bf17d2172fcd9fbee6');
INSERT INTO "commands" VALUES('disc-playing',1,5,5,'0c3acbe6ec36bf4a623c04b7');
INSERT INTO "commands" VALUES('disc-playing',1,6,6,'e633d62af960a6647e6a2f0e');
INSERT INTO "commands" VALUES('disc-playing',1,7,7,'b2f385eb83c83b4eb78532c0');
INSERT INTO "commands" VALUES('disc-playing',1,8,8,'bbf76c8ad92b2caf87461903');
INSERT INTO "commands" VALUES('disc-playing',1,9,9,'a7fb2ace0d062fe76fd8f1b6');
INSERT INTO "commands" VALUES('disc-playing',1,10,10,'69f540aada4d8872133c976b');
INSERT INTO "commands" VALUES('disc-playing',1,11,11,'d631108ba362e4d1ec54e6d8');
INSERT INTO "commands" VALUES('disc-playing',1,12,12,'9609f9cc38adb10b6f0f8e15');
INSERT INTO "commands" VALUES('disc-playing',1,13,13,'08b11a4953cd505de1c167d6');
INSERT INTO "commands" VALUES('disc-playing',1,14,14,'c53ca7a65ed334fc61ce7a43');
INSERT INTO "commands" VALUES('disc-playing',1,15,15,'d87bef1fb0e073c9a54734e3');
INSERT INTO "commands" VALUES('las_-finished',0,0,0,'17e69d3bb35d0fb56e77da88');
INSERT INTO "commands" VALUES('las_-finished',0,1,1,'09121c4a3ed9b91109a6f750');
INSERT INTO "commands" VALUES('las_-finished',0,2,2,'3b11474646824ef34f9c78e1');
INSERT INTO "commands" VALUES('las_-finished',0,3,3,'58c494863f18491f16c076a7');
INSERT INTO "commands" VALUES('las_-finished',0,4,4,'c841a13ef98bc6e8cf721a79');
INSERT INTO "commands" VALUES('las_-finished',0,5,5,'3be3beeab4dd1ddd453c1e01');
INSERT INTO "commands" VALUES('las_-finished',0,6,6,'50803bb8150d65ee4a84009c');
INSERT INTO "commands" VALUES('las_-finished',0,7,7,'201d11f02bb6d8f0410ff23e');
INSERT INTO "commands" VALUES('las_-finished',0,8,8,'25caf5d2f54fb43bb5336502');
INSERT INTO "commands" VALUES('las_-finished',0,9,9,'668c8dea1d42bf7e19478ebd');
INSERT INTO "commands" VALUES('las_-finished',0,10,10,'6a27a723c7f40761ecf10625');
INSERT INTO "commands" VALUES('las_-finished',0,11,11,'98ef8ffb1167be74cb806fac');
INSERT INTO "commands" VALUES('las_-finished',0,12,12,'479266687f1cda6576d05d1b');
INSERT INTO "commands" VALUES('las_-finished',0,13,13,'0576450f4dbb394e9a3e4de3');
INSERT INTO "commands" VALUES('las_-finished',0,14,14,'62c285d5cfbd33e689cd5000');
INSERT INTO "commands" VALUES('las_-finished',0,15,15,'a198200ed8fad720daa64520');
INSERT INTO "commands" VALUES('las_-finished',0,16,16,'339abc3e4cb67a0e50ddb16a');
INSERT INTO "commands" VALUES('las_-finished',0,17,17,'0b0d02498be536816ad0b1ff');
INSERT INTO "commands" VALUES('las_-finished',0,18,18,'98364c485281773343f7de42');
INSERT INTO "commands" VALUES('las_-finished',0,19,19,'08176af539e81c7da0d1cceb');
INSERT INTO "commands" VALUES('las_-finished',0,20,20,'24249f2d76eba8881f2f8c64');
INSERT INTO "commands" VALUES('las_-finished',0,21,21,'ef25813918b05e22e51d4d97');
INSERT INTO "commands" VALUES('las_-finished',0,22,22,'88e1668ff5c9d83d3f442645');
INSERT INTO "commands" VALUES('las_-finished',0,23,23,'d662673e161c8dc3388b3d44');
INSERT INTO "commands" VALUES('las_-finished',0,24,24,'f0afc78abc722058fe77af20');
INSERT INTO "commands" VALUES('las_-finished',0,25,25,'231157f2c79cfb9edc0a9367');
INSERT INTO "commands" VALUES('las_-finished',0,26,26,'3d8b8482c5b5c5f429347bb0');
INSERT INTO "commands" VALUES('las_-finished',0,27,27,'86643f56cb0a3d3ef8df79ac');
INSERT INTO "commands" VALUES('las_-finished',0,28,28,'f20618f3b2849a0676f35008');
INSERT INTO "commands" VALUES('las_-finished',0,29,29,'b074e133937f2df2e7c0b468');
INSERT INTO "commands" VALUES('las_-finished',0,30,30,'d9a8efee63f18f5f5ff34277');
INSERT INTO "commands" VALUES('las_-finished',0,31,31,'b2d3370c08285c39e5774c3d');
INSERT INTO "commands" VALUES('las_-finished',0,32,32,'03535ad9301ab1aef697a81a');
INSERT INTO "commands" VALUES('las_-finished',0,33,33,'c8b13ffc5ccbd2edfa0bbe83');
INSERT INTO "commands" VALUES('las_-finished',1,0,0,'a8f336e222129f1af2f048dd');
INSERT INTO "commands" VALUES('las_-finished',1,1,1,'714293f6a8a116c18037391f');
INSERT INTO "commands" VALUES('las_-finished',1,2,2,'be001990b89dc078a8d9cf3a');
INSERT INTO "commands" VALUES('las_-finished',1,3,3,'7eb3161c5cdbb1e005731073');
INSERT INTO "commands" VALUES('las_-finished',1,4,4,'666e4dfbf307e064f199ed01');
INSERT INTO "commands" VALUES('las_-finished',1,5,5,'864cbbe0bea3c9620b43a300');
INSERT INTO "commands" VALUES('las_-finished',1,6,6,'f74ea834fbf4eb50f28aeeb5');
INSERT INTO "commands" VALUES('las_-finished',1,7,7,'7cbdb3038670fbeef2b568d6');
INSERT INTO "commands" VALUES('las_-finished',1,8,8,'022a32f18878077e7d875293');
INSERT INTO "commands" VALUES('las_-finished',1,9,9,'97341ba81e3abc7420dbee71');
INSERT INTO "commands" VALUES('las_-finished',1,10,10,'5c6a358837d8907676786004');
INSERT INTO "commands" VALUES('las_-finished',1,11,11,'7bfa96699c9ebeb834bdb00d');
INSERT INTO "commands" VALUES('las_-finished',1,12,12,'394e4bc6c188e2177ba39d7e');
INSERT INTO "commands" VALUES('las_-finished',1,13,13,'085b4a38a669026465d614e7');
INSERT INTO "commands" VALUES('las_-finished',1,14,14,'1f4d1ba8236f5f5323dfe866');
INSERT INTO "commands" VALUES('las_-finished',1,15,15,'a7ef2075b4a92241bb0100b6');
INSERT INTO "commands" VALUES('las_-finished',1,16,16,'098e79723494f2bf6a9bfe57');
INSERT INTO "commands" VALUES('las_-finished',1,17,17,'654f8f6c20b50402d11c33a6');
INSERT INTO "commands" VALUES('las_-finished',1,18,18,'112bdae64c945a1437d0711e');
INSERT INTO "commands" VALUES('las_-finished',1,19,19,'483ce14bb11782b879f02183');
INSERT INTO "commands" VALUES('las_-finished',1,20,20,'9cff47fd3f78f53ad22bf5e3');
INSERT INTO "commands" VALUES('las_-finished',1,21,21,'bdda87cf70c261c7088837f1');
INSERT INTO "commands" VALUES('las_-finished',1,22,22,'e58014e53143469840b5842a');
INSERT INTO "commands" VALUES('las_-finished',1,23,23,'c050bdf59601a51ff7c14a16');
INSERT INTO "commands" VALUES('las_-finished',1,24,24,'ddd19714e32be65a8fac85f6');
INSERT INTO "commands" VALUES('las_-finished',1,25,25,'ac463968bc8e36f7b57611c9');
INSERT INTO "commands" VALUES('las_-finished',1,26,26,'a5f0919217ec0b3e20ef19fe');
INSERT INTO "commands" VALUES('las_-finished',1,27,27,'609647cf53806cc1ff265f17');
INSERT INTO "commands" VALUES('las_-finished',1,28,28,'5c40d13c9fdbf60c5ce3602c');
INSERT INTO "commands" VALUES('las_-finished',1,29,29,'b61be985787b3f1289da3f6c');
INSERT INTO "commands" VALUES('las_-finished',1,30,30,'4755ecd814152fca4ca09de5');
INSERT INTO "commands" VALUES('las_-finished',1,31,31,'4d028bf61225f8455027bbed');
INSERT INTO "commands" VALUES('las_-finished',1,32,32,'1a3fe45fb5cd3f32b85cc220');
INSERT INTO "commands" VALUES('las_-finished',1,33,33,'b7868ac57bc61b64534eaf1f');
INSERT INTO "commands" VALUES('las_-finished',1,34,34,'cef23fb81af50c025c964832');
INSERT INTO "commands" VALUES('las_-finished',1,35,35,'1e59556c9539d0c4682356dc');
INSERT INTO "commands" VALUES('las_-finished',1,36,36,'b5dfbbca41b450d12c0fd2ef');
INSERT INTO "commands" VALUES('las_-finished',2,0,0,'8e1c3fe13cba3d814c154710');
INSERT INTO "commands" VALUES('las_-finished',2,1,1,'2db4ba920892b0c282222c69');
INSERT INTO "commands" VALUES('las_-finished',2,2,2,'e351d3f0b5149ab489362c6e');
INSERT INTO "commands" VALUES('las_-finished',2,3,3,'3861b869a53550e07307679c');
INSERT INTO "commands" VALUES('las_-finished',2,4,4,'0d5add2f4e29fcfe1a49be0e');
INSERT INTO "commands" VALUES('las_-finished',2,5,5,'b5e01ebf7678fb462bd73e20');
INSERT INTO "commands" VALUES('las_-finished',2,6,6,'581209a57e0b0b056fce5fa6');
INSERT INTO "commands" VALUES('las_-finished',2,7,7,'a830e8a7a00b496e598f5f58');
INSERT INTO "commands" VALUES('las_-finished',2,8,8,'af4ce0b7b2df2a60c8ae8001');
INSERT INTO "commands" VALUES('las_-finished',2,9,9,'8b0bf2b473e9c4c77bd3df65');
INSERT INTO "commands" VALUES('las_-finished',2,10,10,'11efa5ca594dced8c23eda23');
INSERT INTO "commands" VALUES('las_-finished',2,11,11,'06d1456b399dbe52feca1c69');
INSERT INTO "commands" VALUES('las_-finished',2,12,12,'d07f6a78a20bf62377ad611c');
INSERT INTO "commands" VALUES('las_-finished',2,13,13,'13f527a0bbedc09f9089e6c4');
INSERT INTO "commands" VALUES('las_-finished',2,14,14,'6847eea0c482f37848d7e9bf');
INSERT INTO "commands" VALUES('las_-finished',2,15,15,'f8c5e70f8818995d6a6ca00f');
INSERT INTO "commands" VALUES('las_-finished',2,16,16,'bf73c2e77ab1757062b3632b');
INSERT INTO "commands" VALUES('las_-finished',2,17,17,'63c05291bdfae754bd0c3ae1');
INSERT INTO "commands" VALUES('las_-finished',2,18,18,'b473623b1020fc315aebe460');
INSERT INTO "commands" VALUES('las_-finished',2,19,19,'0b2c2b44cc2419cf85ab7702');
INSERT INTO "commands" VALUES('las_-finished',2,20,20,'f7c462befd674267c23e15c7');
INSERT INTO "commands" VALUES('las_-finished',2,21,21,'c7a02c7e74562b47f2f5111f');
INSERT INTO "commands" VALUES('las_-finished',2,22,22,'38a39e081624cba3369fff7d');
INSERT INTO "commands" VALUES('las_-finished',2,23,23,'271b4efd4f5d860afae97805');
INSERT INTO "commands" VALUES('las_-finished',2,24,24,'ba79c6fd97bea9878bce6bdb');
INSERT INTO "commands" VALUES('las_-finished',2,25,25,'e9dc6b64e54a8ff6e06ef893');
INSERT INTO "commands" VALUES('las_-finished',2,26,26,'56740ea7cea211b0dd9fa364');
INSERT INTO "commands" VALUES('las_-finished',2,27,27,'b8dc98f55f2385315c6f5dad');
INSERT INTO "commands" VALUES('las_-finished',2,28,28,'3753774c34558c6dedc95795');
INSERT INTO "commands" VALUES('las_-finished',2,29,29,'37503dd2eeb45adb332b9f46');
INSERT INTO "commands" VALUES('las_-finished',2,30,30,'e93d793f1703ac85c9bd956f');
INSERT INTO "commands" VALUES('las_-finished',2,31,31,'b879f268eedcfdf083c4a92a');
INSERT INTO "commands" VALUES('las_-finished',2,32,32,'387010135fd40ecac93ed081');
INSERT INTO "commands" VALUES('las_-finished',2,33,33,'ff7886ddfa8989332ca2fe6b');
INSERT INTO "commands" VALUES('las_-finished',2,34,34,'b0c16ad77f060adc74546112');
INSERT INTO "commands" VALUES('las_-finished',2,35,35,'db859d07740ac5ce34bc33a6');
INSERT INTO "commands" VALUES('las_-finished',2,36,36,'856a5aac269b4c6dcf48eb67');
INSERT INTO "commands" VALUES('las_-finished',3,0,0,'5939fcb866231855aeee362d');
INSERT INTO "commands" VALUES('las_-finished',3,1,1,'8f1feb7158aae7635d960e5d');
INSERT INTO "commands" VALUES('las_-finished',3,2,2,'7ba2ca954cffbe08b4cc539a');
INSERT INTO "commands" VALUES('las_-finished',3,3,3,'a5131ab40a8807b9483adfe9');
INSERT INTO "commands" VALUES('las_-finished',3,4,4,'090b21e4c23305af1552fc3b');
INSERT INTO "commands" VALUES('las_-finished',3,5,5,'4e12444958271fb8dadf97d6');
INSERT INTO "commands" VALUES('las_-finished',3,6,6,'cd1b49e1d1a3c2eb4aab3835');
INSERT INTO "commands" VALUES('las_-finished',3,7,7,'8cd9b0d5bcd5f59bef234053');
INSERT INTO "commands" VALUES('las_-finished',3,8,8,'c071758fd4b2770249ec7b48');
INSERT INTO "commands" VALUES('las_-finished',3,9,9,'a1c9edf58a2f35a7319860a0');
INSERT INTO "commands" VALUES('las_-finished',3,10,10,'da43b5be6468c911f1d7cb1f');
INSERT INTO "commands" VALUES('las_-finished',3,11,11,'4cb29a1d39082052207a8e18');
INSERT INTO "commands" VALUES('las_-finished',3,12,12,'d56f1d32d64b7fb4f40f2a91');
INSERT INTO "commands" VALUES('las_-finished',3,13,13,'78c87e446048b9fa5516efa3');
INSERT INTO "commands" VALUES('las_-finished',3,14,14,'c4e676c51aa4ce6d36361e4f');
INSERT INTO "commands" VALUES('las_-finished',3,15,15,'d1642e48673adf305b59c9cc');
INSERT INTO "commands" VALUES('las_-finished',3,16,16,'54dc454ebe0d28f9995530e8');
INSERT INTO "commands" VALUES('las_-finished',3,17,17,'c116137d727b8cd87beca141');
INSERT INTO "commands" VALUES('las_-finished',3,18,18,'24e5a2b6220fe970a8c33440');
INSERT INTO "commands" VALUES('las_-finished',3,19,19,'61139d15360c2972b63ff3e8');
INSERT INTO "commands" VALUES('las_-finished',3,20,20,'fdcbb0462913f71d3752bd4f');
INSERT INTO "commands" VALUES('las_-finished',3,21,21,'c852dc954cf1eb7c9551812b');
INSERT INTO "commands" VALUES('las_-finished',3,22,22,'7aeaa8330264f92bda92921d');
INSERT INTO "commands" VALUES('las_-finished',3,23,23,'af1738fa0124acd07ae1d77a');
INSERT INTO "commands" VALUES('las_-finished',3,24,24,'7ebacff115b4d9b75f606a51');
INSERT INTO "commands" VALUES('las_-finished',3,25,25,'ff3f919284fe9ac9a773fa47');
INSERT INTO "commands" VALUES('las_-finished',3,26,26,'f16cbc873a8690fb0efab304');
INSERT INTO "commands" VALUES('las_-finished',3,27,27,'ae6be7e88086d7d93f43a053');
INSERT INTO "commands" VALUES('las_-finished',3,28,28,'4f0e44eb221097f34aab156e');
INSERT INTO "commands" VALUES('las_-finished',3,29,29,'d61ebd5bb81b35af5f227fb8');
INSERT INTO "commands" VALUES('las_-finished',3,30,30,'5146f11bfb2e206e9df01284');
INSERT INTO "commands" VALUES('las_-finished',3,31,31,'7d112dcc22ec8ce85da4d5a2');
INSERT INTO "commands" VALUES('las_-finished',3,32,32,'d419397c52a8a4bb03044145');
INSERT INTO "commands" VALUES('las_-finished',3,33,33,'8cc35cc19b7b2d58e800c717');
INSERT INTO "commands" VALUES('las_-finished',3,34,34,'1736e5c11c159863027dac16');
INSERT INTO "commands" VALUES('las_-finished',3,35,35,'12e7c72f63a5eeb67c490355');
INSERT INTO "commands" VALUES('las_-finished',3,36,36,'fc474803b7f74d729b0d2e8f');
INSERT INTO "commands" VALUES('las_-finished',3,37,37,'7f120de2863570ff8a1b699b');
INSERT INTO "commands" VALUES('las_-finished',3,38,38,'e9296d017c1cc5d922826241');
INSERT INTO "commands" VALUES('las_-finished',3,39,39,'63e7585214ecde7a11efbe6f');
INSERT INTO "commands" VALUES('las_-finished',3,40,40,'2a949258934cf78ae4bac05f');
INSERT INTO "commands" VALUES('las_-finished',3,41,41,'12a4ad5d32264fcba81375cc');
INSERT INTO "commands" VALUES('las_-finished',3,42,42,'1e64747316ed4ce89ea10aef');
INSERT INTO "commands" VALUES('las_-finished',3,43,43,'07dbcd114ee5175ef1781333');
INSERT INTO "commands" VALUES('las_-finished',3,44,44,'644d4b1d22539da0ed1d6502');
INSERT INTO "commands" VALUES('las_-finished',3,45,45,'99250537329a6699ed4afc4e');
INSERT INTO "commands" VALUES('las_-finished',3,46,46,'b8ce0e7648f166786b98e93b');
INSERT INTO "commands" VALUES('las_-finished',3,47,47,'c2f94728116f3e202f188c6e');
INSERT INTO "commands" VALUES('las_-finished',3,48,48,'1b4e6a445618d515a35041a9');
INSERT INTO "commands" VALUES('las_-finished',3,49,49,'a870de1fa574364787ee3773');
INSERT INTO "commands" VALUES('las_-finished',3,50,50,'95a7a8c70ff6ab09110536aa');
INSERT INTO "commands" VALUES('las_-finished',3,51,51,'e39dabd1c135633a60280064');
INSERT INTO "commands" VALUES('las_-finished',3,52,52,'86a06a8b62f1293952a91bed');
INSERT INTO "commands" VALUES('las_-finished',3,53,53,'20c79b5e1637e532d9a85300');
INSERT INTO "commands" VALUES('las_-finished',3,54,54,'14070364fb3d60335fbfa028');
INSERT INTO "commands" VALUES('las_-finished',3,55,55,'ee0670f5aac5ab7c795ba5ad');
INSERT INTO "commands" VALUES('las_-finished',3,56,56,'eeb1704cc4c0d06b0dcc6c4f');
INSERT INTO "commands" VALUES('las_-finished',3,57,57,'bf8d532b66be03d946178537');
INSERT INTO "commands" VALUES('las_-finished',3,58,58,'91b6a813f223bf924990b0be');
INSERT INTO "commands" VALUES('las_-finished',4,0,0,'42ecbd52b4803a5ad0e87144');
INSERT INTO "commands" VALUES('las_-finished',4,1,1,'50d24fbd969b44d54f8d2c37');
INSERT INTO "commands" VALUES('las_-finished',4,2,2,'1b8be8f9014939e7dcbb4958');
INSERT INTO "commands" VALUES('las_-finished',4,3,3,'576ba3352346a06d47f27ef2');
INSERT INTO "commands" VALUES('las_-finished',4,4,4,'223b9dc2fb6a72b56e9f6db6');
INSERT INTO "commands" VALUES('las_-finished',4,5,5,'2b7fa706b7e82fb7516e2d84');
INSERT INTO "commands" VALUES('las_-finished',4,6,6,'00b773a7bce2ebe12eb6ea3d');
INSERT INTO "commands" VALUES('las_-finished',4,7,7,'8a7b6d159580b5345e6f78a6');
INSERT INTO "commands" VALUES('las_-finished',4,8,8,'cc596a977c706ca1154b6eb5');
INSERT INTO "commands" VALUES('las_-finished',4,9,9,'de53a6edf2759f208d01035c');
INSERT INTO "commands" VALUES('las_-finished',4,10,10,'4738eac0e67b26d364a39c66');
INSERT INTO "commands" VALUES('las_-finished',4,11,11,'2ee18f12fb4b538751f77425');
INSERT INTO "commands" VALUES('las_-finished',4,12,12,'c880563b6f90644250834330');
INSERT INTO "commands" VALUES('las_-finished',4,13,13,'945790eb20d9552584750538');
INSERT INTO "commands" VALUES('las_-finished',4,14,14,'33d099d7e61b8e6466c928ab');
INSERT INTO "commands" VALUES('las_-finished',4,15,15,'ae9c986674e832edd4da8b18');
INSERT INTO "commands" VALUES('las_-finished',4,16,16,'75b42d75281005cd0a1b2745');
INSERT INTO "commands" VALUES('las_-finished',4,17,17,'3562555a06addaefc5485442');
INSERT INTO "commands" VALUES('las_-finished',4,18,18,'b2d1662b0782fa62f34b19c0');
INSERT INTO "commands" VALUES('las_-finished',4,19,19,'9b6060a7229b62fbb7f94f8e');
INSERT INTO "commands" VALUES('las_-finished',4,20,20,'75d4c65f03d6a4f33969c524');
INSERT INTO "commands" VALUES('las_-finished',4,21,21,'b2d8cfc4f7234488645996b2');
INSERT INTO "commands" VALUES('las_-finished',4,22,22,'10caf9e13649fad637b134cf');
INSERT INTO "commands" VALUES('las_-finished',4,23,23,'f013a2f8267969da666d1067');
INSERT INTO "commands" VALUES('las_-finished',4,24,24,'0e6b1f9279c2df0e0badb899');
INSERT INTO "commands" VALUES('las_-finished',4,25,25,'af024fdddd79ddfe72254882');
INSERT INTO "commands" VALUES('las_-finished',4,26,26,'ec42b64d944ee986b7f0ede8');
INSERT INTO "commands" VALUES('las_-finished',4,27,27,'1e0e82b52a60ba916d22eeb1');
INSERT INTO "commands" VALUES('las_-finished',4,28,28,'3949ec3b0ba946777d9b2413');
INSERT INTO "commands" VALUES('las_-finished',4,29,29,'fb62114db392abb1736b1b1a');
INSERT INTO "commands" VALUES('las_-finished',4,30,30,'f8f4af1c34587c3259a248bb');
INSERT INTO "commands" VALUES('las_-finished',4,31,31,'ecf4aad53e5446138d42fa03');
INSERT INTO "commands" VALUES('las_-finished',4,32,32,'9346c5a573279405206ed5b7');
INSERT INTO "commands" VALUES('las_-finished',4,33,33,'c01b28622267a11dd276ad2c');
INSERT INTO "commands" VALUES('las_-finished',4,34,34,'95da4966df150867611cfbc5');
INSERT INTO "commands" VALUES('las_-finished',4,35,35,'aaa31ce25497adf544e41b93');
INSERT INTO "commands" VALUES('las_-finished',4,36,36,'d644c83d4a4f877c6e9e71cd');
INSERT INTO "commands" VALUES('las_-finished',4,37,37,'b11ac26d4da9b3048457de0d');
INSERT INTO "commands" VALUES('las_-finished',4,38,38,'e52ae860f5d80a1a8eb628f0');
INSERT INTO "commands" VALUES('las_-finished',4,39,39,'742f84d4633b4e3de84549bc');
INSERT INTO "commands" VALUES('las_-finished',4,40,40,'6263479335831b0b5fd8416c');
INSERT INTO "commands" VALUES('las_-finished',4,41,41,'d6af0d68033e5115f9e64328');
INSERT INTO "commands" VALUES('las_-paused',0,0,0,'2daaed89bfaeb64ce84198ad');
INSERT INTO "commands" VALUES('las_-paused',0,1,1,'97792f6fb6bb55cad546e045');
INSERT INTO "commands" VALUES('las_-paused',0,2,2,'e5fb60af4f4835b942237509');
INSERT INTO "commands" VALUES('las_-paused',0,3,3,'b2efb8ad7b9de1586897e847');
INSERT INTO "commands" VALUES('las_-paused',0,4,4,'61ba07a694f6e28ec4197a19');
INSERT INTO "commands" VALUES('las_-paused',0,5,5,'98028d7f83cfd7052c413a07');
INSERT INTO "commands" VALUES('las_-paused',0,6,6,'b3669f090c9bd8eddf4fbfcd');
INSERT INTO "commands" VALUES('las_-paused',0,7,7,'466fd12faa51fde0190b67c4');
INSERT INTO "commands" VALUES('las_-paused',0,8,8,'f66e134b39d36733e8ee2c05');
INSERT INTO "commands" VALUES('las_-paused',0,9,9,'caca70edb402e8abff26f58e');
INSERT INTO "commands" VALUES('las_-paused',0,10,10,'d248108a2e9052d386feeef9');
INSERT INTO "commands" VALUES('las_-paused',0,11,11,'b784c118e7c60300b4679694');
INSERT INTO "commands" VALUES('las_-paused',0,12,12,'baeeae9a0db80001b0f1fe49');
INSERT INTO "commands" VALUES('las_-paused',0,13,13,'acc86af42c8629f8e7636a5d');
INSERT INTO "commands" VALUES('las_-paused',0,14,14,'a7409c9743ee93217e601114');
INSERT INTO "commands" VALUES('las_-paused',0,15,15,'0ee221f87f184867da888d1c');
INSERT INTO "commands" VALUES('las_-paused',0,16,16,'cce51eb1625d9af8f982a2a4');
INSERT INTO "commands" VALUES('las_-paused',0,17,17,'ead92c8caf5a543b46b14fef');
INSERT INTO "commands" VALUES('las_-paused',0,18,18,'16f82c5d7942dab6e90f7e7a');
INSERT INTO "commands" VALUES('las_-paused',0,19,19,'74a51e767c1039aad32571b4');
INSERT INTO "commands" VALUES('las_-paused',0,20,20,'23e59a0d664ae9dd63854fea');
INSERT INTO "commands" VALUES('las_-paused',1,0,0,'4e935898cdd3683fc96de89e');
INSERT INTO "commands" VALUES('las_-paused',1,1,1,'ab38271d21f3fb4e34b4a620');
INSERT INTO "commands" VALUES('las_-paused',1,2,2,'1369e78f4a410ad4b819c5eb');
INSERT INTO "commands" VALUES('las_-paused',1,3,3,'be38ea074345c5e74e9fcef1');
INSERT INTO "commands" VALUES('las_-paused',1,4,4,'762177665e5d789ea988cdcd');
INSERT INTO "commands" VALUES('las_-paused',1,5,5,'ece827d5019581ebe22bc025');
INSERT INTO "commands" VALUES('las_-paused',1,6,6,'87729be9f2eeff067630f666');
INSERT INTO "commands" VALUES('las_-paused',1,7,7,'88b9e1c9b08877de18a99d6d');
INSERT INTO "commands" VALUES('las_-paused',1,8,8,'8b6927a2b095346d0ae91901');
INSERT INTO "commands" VALUES('las_-paused',1,9,9,'54dc5eb04d0633287f91f9d2');
INSERT INTO "commands" VALUES('las_-paused',1,10,10,'c5c20cd3ba12ec3ccfc22d29');
INSERT INTO "commands" VALUES('las_-paused',1,11,11,'6ae8f19c4e826097b5aae877');
INSERT INTO "commands" VALUES('las_-paused',2,0,0,'be35da0beabd4402f02db04c');
INSERT INTO "commands" VALUES('las_-paused',2,1,1,'8d869277d57224931522cf3a');
INSERT INTO "commands" VALUES('las_-paused',2,2,2,'f25edbddf0f841cac586295b');
INSERT INTO "commands" VALUES('las_-paused',2,3,3,'b1f754416a6a25ca4f9504b9');
INSERT INTO "commands" VALUES('las_-paused',2,4,4,'f358ce5cc828a792e5a51072');
INSERT INTO "commands" VALUES('las_-paused',2,5,5,'40b1674f4112961e3b9d72a7');
INSERT INTO "commands" VALUES('las_-paused',2,6,6,'eb36b39cdb1638e709d7bc44');
INSERT INTO "commands" VALUES('las_-paused',2,7,7,'0aebc4f0a2cc97e1dfa68a43');
INSERT INTO "commands" VALUES('las_-paused',3,0,0,'aeb0764f3e93d18559712f62');
INSERT INTO "commands" VALUES('las_-paused',3,1,1,'85dc591c2fcbb39ae14c9ca0');
INSERT INTO "commands" VALUES('las_-paused',3,2,2,'bfbe6c18aaf1537350e4886c');
INSERT INTO "commands" VALUES('las_-paused',3,3,3,'cbf387cdef6d0f553389c4b4');
INSERT INTO "commands" VALUES('las_-paused',3,4,4,'aee3bb1833e0d923e26b73c5');
INSERT INTO "commands" VALUES('las_-paused',3,5,5,'ff63807c911a38854187430a');
INSERT INTO "commands" VALUES('las_-paused',3,6,6,'cf69bb34a4545f9f85e32762');
INSERT INTO "commands" VALUES('las_-paused',3,7,7,'304d591c4d61e01509f39d49');
INSERT INTO "commands" VALUES('las_-paused',3,8,8,'ee8b9a2b6cde63b7b47d01da');
INSERT INTO "commands" VALUES('las_-paused',4,0,0,'63ac3f6af073b1810b13e815');
INSERT INTO "commands" VALUES('las_-paused',4,1,1,'08a94677ed6ad087a919614c');
INSERT INTO "commands" VALUES('las_-paused',4,2,2,'a2bcae98c78d669dd34e7023');
INSERT INTO "commands" VALUES('las_-paused',4,3,3,'721c7387dc1307bc107952b6');
INSERT INTO "commands" VALUES('las_-paused',4,4,4,'a300217da7f4b6e19dfb7fad');
INSERT INTO "commands" VALUES('las_-paused',4,5,5,'9b6dd590a9dec3833352f506');
INSERT INTO "commands" VALUES('las_-paused',4,6,6,'e14e8da91e436f6bd42ca47b');
INSERT INTO "commands" VALUES('las_-paused',4,7,7,'15bde85871fcdd7632efe158');
INSERT INTO "commands" VALUES('las_-paused',4,8,8,'7c39d5c3873e1ce9320f81f5');
INSERT INTO "commands" VALUES('las_-paused',4,9,9,'f233037140d7a88293c7162e');
INSERT INTO "commands" VALUES('las_-paused',4,10,10,'f01d8a3f8c3de996f2a999b6');
INSERT INTO "commands" VALUES('las_-paused',4,11,11,'21bc59fe862390f33aeaa3b9');
INSERT INTO "commands" VALUES('las_-playing',0,0,0,'abf5a092dad0215fb168570d');
INSERT INTO "commands" VALUES('las_-playing',0,1,1,'7fc8d1dc507304ac4d5374fa');
INSERT INTO "commands" VALUES('las_-playing',0,2,2,'b8bd85e7d5df81db819a5b42');
INSERT INTO "commands" VALUES('las_-playing',0,3,3,'91dbff3f2bc5ee231ed5a8ec');
INSERT INTO "commands" VALUES('las_-playing',0,4,4,'9ab3e42454044cf38310a7ff');
INSERT INTO "commands" VALUES('las_-playing',0,5,5,'eea9e16284decdc19c31528b');
INSERT INTO "commands" VALUES('las_-playing',0,6,6,'e930b31428efad05b27ca6b1');
INSERT INTO "commands" VALUES('las_-playing',0,7,7,'a9340a2cb0de8d7bd3a3d937');
INSERT INTO "commands" VALUES('las_-playing',0,8,8,'f2f8728196844fcaa0ea0eec');
INSERT INTO "commands" VALUES('las_-playing',0,9,9,'20d22dc355fdbf34454b9a6f');
INSERT INTO "commands" VALUES('las_-playing',0,10,10,'36e6e84d5fa86992f1e0ae42');
INSERT INTO "commands" VALUES('las_-playing',1,0,0,'a849d3eac49cdd66b062556e');
INSERT INTO "commands" VALUES('las_-playing',1,1,1,'930bee09a8f1003ca10b8dcf');
INSERT INTO "commands" VALUES('las_-playing',1,2,2,'cf74f19e47f8a430a0e27df5');
INSERT INTO "commands" VALUES('las_-playing',1,3,3,'8989155f8591fca755f49fef');
INSERT INTO "commands" VALUES('las_-playing',1,4,4,'b3d4ab6e02bbd51e6357f749');
INSERT INTO "commands" VALUES('las_-playing',1,5,5,'26126e3c568de3593cd0ac14');
INSERT INTO "commands" VALUES('las_-playing',1,6,6,'63bab02e9bf0187371f0ea9c');
INSERT INTO "commands" VALUES('las_-playing',1,7,7,'ef07e058bc0960200ccc9015');
INSERT INTO "commands" VALUES('las_-playing',1,8,8,'945ecdecf4f3a09730b575d5');
INSERT INTO "commands" VALUES('las_-playing',1,9,9,'37a47343c6b18aebaac8c255');
INSERT INTO "commands" VALUES('las_-playing',1,10,10,'fb958aec3625cbb9cfefd3c3');
INSERT INTO "commands" VALUES('las_-playing',1,11,11,'8b4a6e00d0bef1b5a63ecd4e');
INSERT INTO "commands" VALUES('las_-playing',1,12,12,'658f68796559ad9bf4b5482e');
INSERT INTO "commands" VALUES('las_-playing',1,13,13,'f5a1cc9ad6feab286ab8f777');
INSERT INTO "commands" VALUES('las_-playing',1,14,14,'9fe7d4cc6b152e9e0e788ae4');
INSERT INTO "commands" VALUES('las_-playing',1,15,15,'924f2ed233a11fbcf4a8120f');
INSERT INTO "commands" VALUES('las_-playing',2,0,0,'dc171178b5eca7c4186d978c');
INSERT INTO "commands" VALUES('las_-playing',2,1,1,'536736c21913cd838efae0f9');
INSERT INTO "commands" VALUES('las_-playing',2,2,2,'145cc94f6ffa52444a79f567');
INSERT INTO "commands" VALUES('las_-playing',2,3,3,'2097d8997180bc68584b84ee');
INSERT INTO "commands" VALUES('las_-playing',2,4,4,'ded8723c257a0f19b621ccaf');
INSERT INTO "commands" VALUES('las_-playing',2,5,5,'408322cfb79d692c0ade727e');
INSERT INTO "commands" VALUES('las_-playing',2,6,6,'8c80185a21123156ecaf7e55');
INSERT INTO "commands" VALUES('las_-playing',2,7,7,'dcae5a1e202f6ca8dc783fde');
INSERT INTO "commands" VALUES('las_-playing',2,8,8,'26ae0b2027475d9f030cf6d0');
INSERT INTO "commands" VALUES('las_-playing',2,9,9,'e2b2cf7cccd108dccb4997e7');
INSERT INTO "commands" VALUES('las_-playing',2,10,10,'8c38596467f11772535aa738');
INSERT INTO "commands" VALUES('las_-playing',2,11,11,'4754b6c5d98ae7fba06241d2');
INSERT INTO "commands" VALUES('las_-playing',2,12,12,'7acf2a4f95ef8a09bfd4c54e');
INSERT INTO "commands" VALUES('las_-playing',2,13,13,'1c603c6ad1b2c60ba9caad07');
INSERT INTO "commands" VALUES('las_-playing',3,0,0,'5f61909bf075337399bc0468');
INSERT INTO "commands" VALUES('las_-playing',3,1,1,'305cce7c5a0202d56a6cd50b');
INSERT INTO "commands" VALUES('las_-playing',3,2,2,'4beb664b5425d08239baa382');
INSERT INTO "commands" VALUES('las_-playing',3,3,3,'dd7755cebed31c9d87783490');
INSERT INTO "commands" VALUES('las_-playing',3,4,4,'3ef881d32dbdddcfd2156fc1');
INSERT INTO "commands" VALUES('las_-playing',3,5,5,'cb74653ad2268ee24f9365b1');
INSERT INTO "commands" VALUES('las_-playing',3,6,6,'a3d4a877483eaca62eb3d2b4');
INSERT INTO "commands" VALUES('las_-playing',3,7,7,'75d79243889c79503c6fc0c8');
INSERT INTO "commands" VALUES('las_-playing',3,8,8,'3eb7e75b297063973d5c97a5');
INSERT INTO "commands" VALUES('las_-playing',3,9,9,'604b62c11840ae3225146339');
INSERT INTO "commands" VALUES('las_-playing',3,10,10,'4ea01e99110f069a435e7c8f');
INSERT INTO "commands" VALUES('las_-playing',4,0,0,'db9aa861b8cdc6e4a521f9a3');
INSERT INTO "commands" VALUES('las_-playing',4,1,1,'cf2117879203a826ff837210');
INSERT INTO "commands" VALUES('las_-playing',4,2,2,'4424def3b1101ae6a1f54f6f');
INSERT INTO "commands" VALUES('las_-playing',4,3,3,'899bffc8c1067a73ced36395');
INSERT INTO "commands" VALUES('las_-playing',4,4,4,'55379ba118b71cd39d65c964');
INSERT INTO "commands" VALUES('las_-playing',4,5,5,'db9a101a501752bb8947afa0');
INSERT INTO "commands" VALUES('las_-playing',4,6,6,'c9e8fcdd6b4b304c3fc50b0c');
INSERT INTO "commands" VALUES('las_-playing',4,7,7,'1550ac10e8e746a27bf12205');
INSERT INTO "commands" VALUES('las_-playing',4,8,8,'ed55a773767b1c5acec87269');
INSERT INTO "commands" VALUES('las_-playing',4,9,9,'ac84742314a5d63d832928c3');
INSERT INTO "commands" VALUES('new_-finished',0,0,0,'584290c876183c7a7e5d71a1');
INSERT INTO "commands" VALUES('new_-finished',0,1,1,'a4cf08d9a6a793c8ccf938f0');
INSERT INTO "commands" VALUES('new_-finished',0,2,2,'7ee6da9cf92652c7983ad801');
INSERT INTO "commands" VALUES('new_-finished',0,3,3,'965f670d9e9ed294f45b80cc');
INSERT INTO "commands" VALUES('new_-finished',0,4,4,'91de6a5991b3bbc66bb2ec5f');
INSERT INTO "commands" VALUES('new_-finished',0,5,5,'a12ed1da4e013a9901451ce8');
INSERT INTO "commands" VALUES('new_-finished',0,6,6,'c64210df403935ffd5fbdf32');
INSERT INTO "commands" VALUES('new_-finished',0,7,7,'1c20a32e86adeacb5a9d1425');
INSERT INTO "commands" VALUES('new_-finished',0,8,8,'1ef1181c0b7637160ea56de7');
INSERT INTO "commands" VALUES('new_-finished',0,9,9,'ba45dec8158814f3a8ea077a');
INSERT INTO "commands" VALUES('new_-finished',0,10,10,'4498ccb059943cb29bbc2ca8');
INSERT INTO "commands" VALUES('new_-finished',0,11,11,'83c139fa8637e2918b0369e1');
INSERT INTO "commands" VALUES('new_-finished',0,12,12,'953a6d654e61b971e6f3d4ba');
INSERT INTO "commands" VALUES('new_-finished',0,13,13,'f90ab2fc107508d03e465715');
INSERT INTO "commands" VALUES('new_-finished',0,14,14,'e8971a54c50bbf94a51c5b60');
INSERT INTO "commands" VALUES('new_-finished',0,15,15,'d8cbff0d78af9a0a07b025ef');
INSERT INTO "commands" VALUES('new_-finished',0,16,16,'c46aca37e4a0329a35489bef');
INSERT INTO "commands" VALUES('new_-finished',0,17,17,'eb2d1a19c9e4554823da6b5b');
INSERT INTO "commands" VALUES('new_-finished',0,18,18,'d7c3e847354da00981d11bd7');
INSERT INTO "commands" VALUES('new_-finished',0,19,19,'093f83e6458ce22845b0ff2c');
INSERT INTO "commands" VALUES('new_-finished',0,20,20,'a4cb87857926c407804526e7');
INSERT INTO "commands" VALUES('new_-finished',0,21,21,'9cf3a2e1ceb397e39f1585f6');
INSERT INTO "commands" VALUES('new_-finished',0,22,22,'e2737ea593b26035942e4d34');
INSERT INTO "commands" VALUES('new_-finished',0,23,23,'afcc8f6c41dc8acbf5556139');
INSERT INTO "commands" VALUES('new_-finished',0,24,24,'a4db89767b6f52da627ccb75');
INSERT INTO "commands" VALUES('new_-finished',0,25,25,'64c29459ab14ea282825f949');
INSERT INTO "commands" VALUES('new_-finished',0,26,26,'f29253d97455617a31f25294');
INSERT INTO "commands" VALUES('new_-finished',0,27,27,'4723780f719b26667c8f052d');
INSERT INTO "commands" VALUES('new_-finished',0,28,28,'e761fd0bac9525d86d40283e');
INSERT INTO "commands" VALUES('new_-finished',0,29,29,'80fc288659c062cc070a6f17');
INSERT INTO "commands" VALUES('new_-finished',0,30,30,'7bad8175f9e7780c1cbdad4e');
INSERT INTO "commands" VALUES('new_-finished',0,31,31,'b8a12e961624812dc8fe21a2');
INSERT INTO "commands" VALUES('new_-finished',0,32,32,'36927e0d2772d634819a87e2');
INSERT INTO "commands" VALUES('new_-finished',0,33,33,'c02dc05e71eca501c27937a0');
INSERT INTO "commands" VALUES('new_-finished',0,34,34,'0c535599f50bc4782b7a89c6');
INSERT INTO "commands" VALUES('new_-finished',0,35,35,'6443443fe11cd5638aecfd40');
INSERT INTO "commands" VALUES('new_-finished',0,36,36,'8edb0b73f3ea7f2ef1c24b0b');
INSERT INTO "commands" VALUES('new_-finished',0,37,37,'fa5efbd67e7011f14062e6ed');
INSERT INTO "commands" VALUES('new_-finished',0,38,38,'d208236675778344f1b1db56');
INSERT INTO "commands" VALUES('new_-finished',0,39,39,'1113d91ada971eb16f420685');
INSERT INTO "commands" VALUES('new_-finished',0,40,40,'da1a83cd74ec2ae669ea94fe');
INSERT INTO "commands" VALUES('new_-finished',1,0,0,'56092bfe5773ba1371c956a3');
INSERT INTO "commands" VALUES('new_-finished',1,1,1,'84bf7c642caf8bee9b79fac3');
INSERT INTO "commands" VALUES('new_-finished',1,2,2,'a100b0847847472e4e27b9eb');
INSERT INTO "commands" VALUES('new_-finished',1,3,3,'4518c09710222ca76a692872');
INSERT INTO "commands" VALUES('new_-finished',1,4,4,'8ac0807d8cff9944ebbfbf1c');
INSERT INTO "commands" VALUES('new_-finished',1,5,5,'3fe48e236d153cd0ba354ace');
INSERT INTO "commands" VALUES('new_-finished',1,6,6,'5bb1bbd2bca07254217a1e3a');
INSERT INTO "commands" VALUES('new_-finished',1,7,7,'5782f9630642c1ea4a18146d');
INSERT INTO "commands" VALUES('new_-finished',1,8,8,'3e7bdc3a409aa81aed1f6b04');
INSERT INTO "commands" VALUES('new_-finished',1,9,9,'7e87af816e4dbf69439aa59d');
INSERT INTO "commands" VALUES('new_-finished',1,10,10,'8a1162cbd50348fd896168c2');
INSERT INTO "commands" VALUES('new_-finished',1,11,11,'46eba1b98dbd31a296c5f322');
INSERT INTO "commands" VALUES('new_-finished',1,12,12,'5c18d65db8fc32c8f059e23e');
INSERT INTO "commands" VALUES('new_-finished',1,13,13,'ab23053052af78502a54514d');
INSERT INTO "commands" VALUES('new_-finished',1,14,14,'6f5dbb8af5ed0b7a73c3132f');
INSERT INTO "commands" VALUES('new_-finished',1,15,15,'b3fa7a403a4282f2c5dc5412');
INSERT INTO "commands" VALUES('new_-finished',1,16,16,'4b59269d37f09fd7c8374b53');
INSERT INTO "commands" VALUES('new_-finished',1,17,17,'0090e0e514d2006ace745524');
INSERT INTO "commands" VALUES('new_-finished',1,18,18,'590234ee0cc06d1afc3e39c0');
INSERT INTO "commands" VALUES('new_-finished',1,19,19,'5512baea3d310b123a0d3541');
INSERT INTO "commands" VALUES('new_-finished',1,20,20,'4e05f096a1f34747fd8e7576');
INSERT INTO "commands" VALUES('new_-finished',1,21,21,'ba513a77fe8d51f546146a35');
INSERT INTO "commands" VALUES('new_-finished',1,22,22,'cb6fd7397e809ac885ff3f49');
INSERT INTO "commands" VALUES('new_-finished',1,23,23,'3fd3a6bcba097c8e616935eb');
INSERT INTO "commands" VALUES('new_-finished',1,24,24,'c8920355a64d1cfdefce9648');
INSERT INTO "commands" VALUES('new_-finished',1,25,25,'a448b9252629495fe382577f');
INSERT INTO "commands" VALUES('new_-finished',1,26,26,'b560a3e89b8571e4ef094c53');
INSERT INTO "commands" VALUES('new_-finished',1,27,27,'3d928cc34c8ecef1b1b792e9');
INSERT INTO "commands" VALUES('new_-finished',1,28,28,'2668833a3acd56b3f75e7553');
INSERT INTO "commands" VALUES('new_-finished',2,0,0,'daa8268a56d0a8bc5f2a5989');
INSERT INTO "commands" VALUES('new_-finished',2,1,1,'07e164f15470e9961ae150e1');
INSERT INTO "commands" VALUES('new_-finished',2,2,2,'7db1a9b1facd699ca8a63918');
INSERT INTO "commands" VALUES('new_-finished',2,3,3,'1e281335592446af30a41897');
INSERT INTO "commands" VALUES('new_-finished',2,4,4,'b56872a331f135619a8da448');
INSERT INTO "commands" VALUES('new_-finished',2,5,5,'a72c6ec7934e1857001ced3a');
INSERT INTO "commands" VALUES('new_-finished',2,6,6,'6bfcc15d15b53d0f08f798c5');
INSERT INTO "commands" VALUES('new_-finished',2,7,7,'a9418cc03959404aba2699ec');
INSERT INTO "commands" VALUES('new_-finished',2,8,8,'d0a6a784b65c4360fc51aabe');
INSERT INTO "commands" VALUES('new_-finished',2,9,9,'f6cb764f107679bdbad7f131');
INSERT INTO "commands" VALUES('new_-finished',2,10,10,'607004b6bf184e9f429708d7');
INSERT INTO "commands" VALUES('new_-finished',2,11,11,'75a2447eb58cf0cee01d4bde');
INSERT INTO "commands" VALUES('new_-finished',2,12,12,'a3520326f47b38eedb5afb6a');
INSERT INTO "commands" VALUES('new_-finished',2,13,13,'373b47a26564c880d89c49d6');
INSERT INTO "commands" VALUES('new_-finished',2,14,14,'08938b757444dff24fa1e1f4');
INSERT INTO "commands" VALUES('new_-finished',2,15,15,'30ef3e39853192af0b905822');
INSERT INTO "commands" VALUES('new_-finished',2,16,16,'a8bfb58119da1c845ce5db46');
INSERT INTO "commands" VALUES('new_-finished',2,17,17,'1f1d83435e65da2ddd9bc234');
INSERT INTO "commands" VALUES('new_-finished',2,18,18,'48d38aa3e907c038c151226a');
INSERT INTO "commands" VALUES('new_-finished',2,19,19,'64cc2e7709ac2724af3d351e');
INSERT INTO "commands" VALUES('new_-finished',2,20,20,'9381c1b8b348d8bfd89db8c5');
INSERT INTO "commands" VALUES('new_-finished',2,21,21,'2dee998e1212b4ab120c1799');
INSERT INTO "commands" VALUES('new_-finished',2,22,22,'b1a76b16fa04ffeb3b187a5a');
INSERT INTO "commands" VALUES('new_-finished',2,23,23,'1ec72afbf10c1a3e8fc73c29');
INSERT INTO "commands" VALUES('new_-finished',2,24,24,'1e4f697f497143bba193bcd9');
INSERT INTO "commands" VALUES('new_-finished',2,25,25,'bc20d38064f204ab004c4e62');
INSERT INTO "commands" VALUES('new_-finished',2,26,26,'dc61af9f4c71e67029b8c732');
INSERT INTO "commands" VALUES('new_-finished',2,27,27,'a506343030f8f848acdc02d8');
INSERT INTO "commands" VALUES('new_-finished',2,28,28,'5510480dfe76e82c5120c855');
INSERT INTO "commands" VALUES('new_-finished',2,29,29,'00c2ad1b7b6dc0c1583ed7ce');
INSERT INTO "commands" VALUES('new_-finished',2,30,30,'f34748e5082f0b9ac8a98e59');
INSERT INTO "commands" VALUES('new_-finished',2,31,31,'30f90e3f02289573e9822e4f');
INSERT INTO "commands" VALUES('new_-finished',2,32,32,'08e7fcbd59fef0d2a8ed0a8a');
INSERT INTO "commands" VALUES('new_-finished',2,33,33,'429643679b1d4d3f2f5db4c4');
INSERT INTO "commands" VALUES('new_-finished',2,34,34,'6d02478226ea682b119bf192');
INSERT INTO "commands" VALUES('new_-finished',2,35,35,'d724a4eadd807006e6205da2');
INSERT INTO "commands" VALUES('new_-finished',2,36,36,'c30871fd5ffc31cc055c219e');
INSERT INTO "commands" VALUES('new_-finished',2,37,37,'37758cf696ebb38e50579374');
INSERT INTO "commands" VALUES('new_-finished',2,38,38,'9da097a46408901b64db89db');
INSERT INTO "commands" VALUES('new_-finished',2,39,39,'5afac95b45dfc57df9dce4cd');
INSERT INTO "commands" VALUES('new_-finished',2,40,40,'efbc25d0b7d9b3dde2b735ef');
INSERT INTO "commands" VALUES('new_-finished',2,41,41,'907c220ff244b66cad8c3734');
INSERT INTO "commands" VALUES('new_-paused',0,0,0,'0074733bac610f2adedca34a');
INSERT INTO "commands" VALUES('new_-paused',0,1,1,'38437d7beb76d1ca7b3544a4');
INSERT INTO "commands" VALUES('new_-paused',0,2,2,'2d91d7bd65dcc31e931fe040');
INSERT INTO "commands" VALUES('new_-paused',0,3,3,'6662a094f780044d8e036c8f');
INSERT INTO "commands" VALUES('new_-paused',0,4,4,'0a9807ef49920154207f670f');
INSERT INTO "commands" VALUES('new_-paused',0,5,5,'89b0ccc3ad50ac16199401ce');
INSERT INTO "commands" VALUES('new_-paused',0,6,6,'5a74e9f93017eee0b9fbdcd5');
INSERT INTO "commands" VALUES('new_-paused',0,7,7,'8b7b50d78dd0eba24bf4da9c');
INSERT INTO "commands" VALUES('new_-paused',0,8,8,'4b920eb50d469aeee9b2a39b');
INSERT INTO "commands" VALUES('new_-paused',0,9,9,'cdcf6514055025d49aaa90ac');
INSERT INTO "commands" VALUES('new_-paused',0,10,10,'dd3398727ba029f3224e47bc');
INSERT INTO "commands" VALUES('new_-paused',0,11,11,'c95c84b55c93137bdffb8cb6');
INSERT INTO "commands" VALUES('new_-paused',0,12,12,'dc4df564bba91b642020e1c0');
INSERT INTO "commands" VALUES('new_-paused',0,13,13,'af9d6556dfaf036654cbc0dd');
INSERT INTO "commands" VALUES('new_-paused',0,14,14,'8c8c96a4ad446132add8ca84');
INSERT INTO "commands" VALUES('new_-paused',0,15,15,'ffde65da5f93e9c6b5514efe');
INSERT INTO "commands" VALUES('new_-paused',0,16,16,'ed13470c7f5ca2e1de114c9c');
INSERT INTO "commands" VALUES('new_-paused',0,17,17,'dc9f85308d7c1164c8c5394e');
INSERT INTO "commands" VALUES('new_-paused',0,18,18,'c907cfa18693341fc3064b56');
INSERT INTO "commands" VALUES('new_-paused',1,0,0,'53f3ead9df59b736c75afe14');
INSERT INTO "commands" VALUES('new_-paused',1,1,1,'3f6ce0518274aa561f92f392');
INSERT INTO "commands" VALUES('new_-paused',1,2,2,'b1787267bb69246b8ba70b0a');
INSERT INTO "commands" VALUES('new_-paused',1,3,3,'84b1c71333599eb3a86bea44');
INSERT INTO "commands" VALUES('new_-paused',1,4,4,'e84b0bd2da3e9afefb5665b4');
INSERT INTO "commands" VALUES('new_-paused',1,5,5,'d870157efc39c35007f89223');
INSERT INTO "commands" VALUES('new_-paused',1,6,6,'6d8300b5caa481350b2b35a8');
INSERT INTO "commands" VALUES('new_-paused',1,7,7,'181b5d87406458a45a437e70');
INSERT INTO "commands" VALUES('new_-paused',1,8,8,'eefd66e46ed919ea9b7b1921');
INSERT INTO "commands" VALUES('new_-paused',1,9,9,'173f6cd33a0f92a37388ad1b');
INSERT INTO "commands" VALUES('new_-paused',1,10,10,'0ddf5440d04b468c7fd15710');
INSERT INTO "commands" VALUES('new_-paused',1,11,11,'c3f78fed41e4b4d615fff680');
INSERT INTO "commands" VALUES('new_-paused',1,12,12,'4548533c571bb53ffdc12c89');
INSERT INTO "commands" VALUES('new_-paused',2,0,0,'95dc957fd9cbd5032865410e');
INSERT INTO "commands" VALUES('new_-paused',2,1,1,'ada2804c9bb3e7a0110f89cb');
INSERT INTO "commands" VALUES('new_-paused',2,2,2,'317dd34e8f2a66c0077eacef');
INSERT INTO "commands" VALUES('new_-paused',2,3,3,'c6d8bab2e03fc5b4db7ae70c');
INSERT INTO "commands" VALUES('new_-paused',2,4,4,'00ab81d68c0440e0c4103692');
INSERT INTO "commands" VALUES('new_-paused',2,5,5,'7d8a90c7ec51d4b70130f4bd');
INSERT INTO "commands" VALUES('new_-paused',2,6,6,'0543d13195d0abff7e321ac9');
INSERT INTO "commands" VALUES('new_-paused',2,7,7,'8a486d788743fc8eff3e35c8');
INSERT INTO "commands" VALUES('new_-paused',2,8,8,'e08197c44290cec28c230df5');
INSERT INTO "commands" VALUES('new_-paused',2,9,9,'e6d0f9d618a7e0a8ecbf4d5a');
INSERT INTO "commands" VALUES('new_-paused',2,10,10,'671fe4c1f59101031f899c37');
INSERT INTO "commands" VALUES('new_-paused',2,11,11,'1e0252ccc9d6f75d95f1a1b4');
INSERT INTO "commands" VALUES('new_-paused',2,12,12,'32d11fdb19c911765901bf5a');
INSERT INTO "commands" VALUES('new_-paused',2,13,13,'650efa31d3ab288b88db76b5');
INSERT INTO "commands" VALUES('new_-paused',2,14,14,'f0242d66042959098cfe67e0');
INSERT INTO "commands" VALUES('new_-paused',2,15,15,'df25c3f51f3f391377071a77');
INSERT INTO "commands" VALUES('new_-paused',2,16,16,'9279f1a953f9a62948064ca2');
INSERT INTO "commands" VALUES('new_-paused',2,17,17,'49cd30aaaf9c3afb8cb90728');
INSERT INTO "commands" VALUES('new_-playing',0,0,0,'67c6b52a1e0ad60cb0ccb654');
INSERT INTO "commands" VALUES('new_-playing',0,1,1,'001afb53d0bedfc34ce5e130');
INSERT INTO "commands" VALUES('new_-playing',0,2,2,'096b63eb2713b036cb675c01');
INSERT INTO "commands" VALUES('new_-playing',0,3,3,'3b5a494bce311ea9830496de');
INSERT INTO "commands" VALUES('new_-playing',0,4,4,'e4d3ea3bd5bec2c2f71722b7');
INSERT INTO "commands" VALUES('new_-playing',0,5,5,'c371a3f9590c1042ba3cdcb0');
INSERT INTO "commands" VALUES('new_-playing',0,6,6,'f86504d67c1f29990d06e3e0');
INSERT INTO "commands" VALUES('new_-playing',0,7,7,'a1019fbc14e43427bbf830c6');
INSERT INTO "commands" VALUES('new_-playing',0,8,8,'e7470a5e6842f92c677f4cd2');
INSERT INTO "commands" VALUES('new_-playing',0,9,9,'bba15befde68d4d6ef609ae1');
INSERT INTO "commands" VALUES('new_-playing',0,10,10,'ac8ee25ddfd08fbd93350265');
INSERT INTO "commands" VALUES('new_-playing',0,11,11,'56249824bd862c47ab405063');
INSERT INTO "commands" VALUES('new_-playing',0,12,12,'8d2a6bbe1d2fb69a42ba5132');
INSERT INTO "commands" VALUES('new_-playing',0,13,13,'234ba3962ac02ad70c7b6001');
INSERT INTO "commands" VALUES('new_-playing',0,14,14,'26c8427e6b9255240a3841f7');
INSERT INTO "commands" VALUES('new_-playing',0,15,15,'9b541754f0de284623ca6824');
INSERT INTO "commands" VALUES('new_-playing',0,16,16,'8246c149aba1cc170b839ce6');
INSERT INTO "commands" VALUES('new_-playing',1,0,0,'621e3b0c6639de1ae0189071');
INSERT INTO "commands" VALUES('new_-playing',1,1,1,'66b7813431afe7abb2b2c6aa');
INSERT INTO "commands" VALUES('new_-playing',1,2,2,'b9d10d715dc79032cf42294e');
INSERT INTO "commands" VALUES('new_-playing',1,3,3,'e60bc7423ce1a134d7b294bb');
INSERT INTO "commands" VALUES('new_-playing',1,4,4,'1ede36be1f7ae06f941a170e');
INSERT INTO "commands" VALUES('new_-playing',1,5,5,'6b2a4115bfbf04fa946a14d2');
INSERT INTO "commands" VALUES('new_-playing',1,6,6,'a4a24c6ae400a1bb4673632f');
INSERT INTO "commands" VALUES('new_-playing',1,7,7,'3f78a5a0b85b3f6a023f1c40');
INSERT INTO "commands" VALUES('new_-playing',1,8,8,'c5ed1ebeafe483a886ce9fe8');
INSERT INTO "commands" VALUES('new_-playing',1,9,9,'9c7bb5a0c19f10a4d9690e9e');
INSERT INTO "commands" VALUES('new_-playing',1,10,10,'120f21bef4f0532fda132a63');
INSERT INTO "commands" VALUES('new_-playing',1,11,11,'7dbb605e643d80cf14969753');
INSERT INTO "commands" VALUES('new_-playing',1,12,12,'72c27abd5740786764537fd0');
INSERT INTO "commands" VALUES('new_-playing',1,13,13,'8cba11998d052bb70317a842');
INSERT INTO "commands" VALUES('new_-playing',2,0,0,'be0f276fae356fc7cea2d3e6');
INSERT INTO "commands" VALUES('new_-playing',2,1,1,'9362ea3db605b063376f38f1');
INSERT INTO "commands" VALUES('new_-playing',2,2,2,'bee5df8c06dfd3026f5a85ca');
INSERT INTO "commands" VALUES('new_-playing',2,3,3,'bf06de6f1c3732139f783123');
INSERT INTO "commands" VALUES('new_-playing',2,4,4,'047a86b5fb506291966a8f5b');
INSERT INTO "commands" VALUES('new_-playing',2,5,5,'e5bddf3dd6018c7ae6f2ab73');
INSERT INTO "commands" VALUES('new_-playing',2,6,6,'7e368488191dbea5dcc8b101');
INSERT INTO "commands" VALUES('new_-playing',2,7,7,'478e36da465da225825e37f6');
INSERT INTO "commands" VALUES('new_-playing',2,8,8,'f40dc327a067b3fa24f85f2d');
INSERT INTO "commands" VALUES('new_-playing',2,9,9,'96472d161a269de86e3beb3f');
INSERT INTO "commands" VALUES('new_-playing',2,10,10,'cc578d3a2dfb2a99f73d3cfe');
INSERT INTO "commands" VALUES('new_-playing',2,11,11,'3c7fcc60d6429d1fd37cb011');
INSERT INTO "commands" VALUES('new_-playing',2,12,12,'971d2971b452f047026235ce');
INSERT INTO "commands" VALUES('new_-playing',2,13,13,'13793fb10adcda6daafd1309');
INSERT INTO "commands" VALUES('new_-playing',2,14,14,'fd9844e69ead21469cc9dc45');
INSERT INTO "commands" VALUES('new_-playing',2,15,15,'0c062f49321c657365e33304');
INSERT INTO "commands" VALUES('new_-playing',2,16,16,'f948e91ed8ae890205e3741f');
INSERT INTO "commands" VALUES('new_-playing',2,17,17,'327e0938d140b73800baac3f');
INSERT INTO "commands" VALUES('new_-playing',2,18,18,'4a0600467289a636705cb7b4');
INSERT INTO "commands" VALUES('walp-finished',0,0,0,'0a868353df91260164f72566');
INSERT INTO "commands" VALUES('walp-finished',0,1,1,'8bb99fd18b61ffa2877c9d17');
INSERT INTO "commands" VALUES('walp-finished',0,2,2,'58e2c1e03f1d3981bbe4b7eb');
INSERT INTO "commands" VALUES('walp-finished',0,3,3,'4ecf706a7556ecfc6fdae577');
INSERT INTO "commands" VALUES('walp-finished',0,4,4,'db6219e616f7442ed8a0883c');
INSERT INTO "commands" VALUES('walp-finished',0,5,5,'bb5691b929d03947e77051fc');
INSERT INTO "commands" VALUES('walp-finished',0,6,6,'7ec702fa719aab97d4c81b2b');
INSERT INTO "commands" VALUES('walp-finished',0,7,7,'3bdd159fda33c2fe7d150da4');
INSERT INTO "commands" VALUES('walp-finished',0,8,8,'43afea5c2bf8bb7469f6f844');
INSERT INTO "commands" VALUES('walp-finished',0,9,9,'c51e5a86ee225b00fa470fc6');
INSERT INTO "commands" VALUES('walp-finished',0,10,10,'65424d31b271f40e12e8c3fc');
INSERT INTO "commands" VALUES('walp-finished',0,11,11,'b369947d4eee15426078676d');
INSERT INTO "commands" VALUES('walp-finished',0,12,12,'6b75246b4f50de202bf15ffb');
INSERT INTO "commands" VALUES('walp-finished',1,0,0,'b9885d4b3cebda79832a59f3');
INSERT INTO "commands" VALUES('walp-finished',1,1,1,'3adc8a508f75c3f4c2a5d0ad');
INSERT INTO "commands" VALUES('walp-finished',1,2,2,'c34f36c5d353d2cc7b7eccec');
INSERT INTO "commands" VALUES('walp-finished',1,3,3,'6aa964dba153eb891bc6afde');
INSERT INTO "commands" VALUES('walp-finished',2,0,0,'4e08df2a2ce108be6eec86c2');
INSERT INTO "commands" VALUES('walp-finished',2,1,1,'7c207ac2d2542b29929dd264');
INSERT INTO "commands" VALUES('walp-finished',2,2,2,'b4ae97f389b1ec68e989e2df');
INSERT INTO "commands" VALUES('walp-finished',2,3,3,'ee35985640c5c8cce4fd1ae4');
INSERT INTO "commands" VALUES('walp-finished',2,4,4,'5ced93516c379d2993d621d2');
INSERT INTO "commands" VALUES('walp-finished',2,5,5,'368fab9633fa3a06cb1533e3');
INSERT INTO "commands" VALUES('walp-finished',2,6,6,'0d6ab48557c0af18d33e66cd');
INSERT INTO "commands" VALUES('walp-finished',2,7,7,'6594cc9f419bbe396cb2dabd');
INSERT INTO "commands" VALUES('walp-paused',0,0,0,'d1733fb6b78f7722c3ca7b8e');
INSERT INTO "commands" VALUES('walp-paused',0,1,1,'37113890095c60ec81f8dca4');
INSERT INTO "commands" VALUES('walp-paused',0,2,2,'489a485d595b597008fc834e');
INSERT INTO "commands" VALUES('walp-paused',0,3,3,'d76929ebbbba87b2fe81c03c');
INSERT INTO "commands" VALUES('walp-paused',0,4,4,'ae61ac3c079d48db52cb271f');
INSERT INTO "commands" VALUES('walp-paused',0,5,5,'83f6c814b84e04ac25444f15');
INSERT INTO "commands" VALUES('walp-paused',0,6,6,'b2dc207eaf9dfa80949433f8');
INSERT INTO "commands" VALUES('walp-paused',1,0,0,'2e6ad1234e2e84e6968eb1e6');
INSERT INTO "commands" VALUES('walp-paused',1,1,1,'072528e7009984284daecf59');
INSERT INTO "commands" VALUES('walp-paused',1,2,2,'53fb25f644c733166f95297c');
INSERT INTO "commands" VALUES('walp-paused',1,3,3,'c12fc50fc44abc038cd4311b');
INSERT INTO "commands" VALUES('walp-paused',1,4,4,'5dd73cb125124c385b1f2e99');
INSERT INTO "commands" VALUES('walp-paused',1,5,5,'bbe84371c2fc44275f39ee32');
INSERT INTO "commands" VALUES('walp-paused',1,6,6,'f864135c099343d99fac5cb8');
INSERT INTO "commands" VALUES('walp-paused',1,7,7,'3e1c4e585fb49d199dd949bb');
INSERT INTO "commands" VALUES('walp-paused',1,8,8,'a7f2710df0907b6f78e725d9');
INSERT INTO "commands" VALUES('walp-paused',1,9,9,'bb6ddbfb7c76287d9b05f08c');
INSERT INTO "commands" VALUES('walp-paused',1,10,10,'b9af36a321cb846ad616981e');
INSERT INTO "commands" VALUES('walp-paused',1,11,11,'b8d5ad89fe5d2ec0362f5114');
INSERT INTO "commands" VALUES('walp-paused',2,0,0,'284b26330af54e157c82ffb6');
INSERT INTO "commands" VALUES('walp-paused',2,1,1,'7fe335d285b386f5c5276872');
INSERT INTO "commands" VALUES('walp-paused',2,2,2,'2ae265a3e338d10cb1169f12');
INSERT INTO "commands" VALUES('walp-paused',2,3,3,'3e0474ec62625348f4f201be');
INSERT INTO "commands" VALUES('walp-paused',2,4,4,'4ba1d630d7c353f2db35f0d3');
INSERT INTO "commands" VALUES('walp-paused',2,5,5,'772702d8f26c494c1a3f3a0a');
INSERT INTO "commands" VALUES('walp-paused',2,6,6,'86a61ce72f95f74c079ceeee');
INSERT INTO "commands" VALUES('walp-paused',2,7,7,'e9da5194f51c3547b25faedd');
INSERT INTO "commands" VALUES('walp-paused',2,8,8,'e4f4101c9d6f7824d0d721a9');
INSERT INTO "commands" VALUES('walp-paused',2,9,9,'86d64e20180b605d432eb2a4');
INSERT INTO "commands" VALUES('walp-playing',0,0,0,'8ddef66a7a3e03941c7e0a5d');
INSERT INTO "commands" VALUES('walp-playing',0,1,1,'595ccda986290e7fb5a376db');
INSERT INTO "commands" VALUES('walp-playing',0,2,2,'2a8303e873e6e37ae60d483c');
INSERT INTO "commands" VALUES('walp-playing',0,3,3,'769d54e25f58bbb20be1a042');
INSERT INTO "commands" VALUES('walp-playing',0,4,4,'2ecc5bde0199368eef8ab5d6');
INSERT INTO "commands" VALUES('walp-playing',0,5,5,'38e1fe7305313601271e7ada');
INSERT INTO "commands" VALUES('walp-playing',0,6,6,'787167fbed050eebe25aaaf4');
INSERT INTO "commands" VALUES('walp-playing',0,7,7,'a6173009b64e44848626433a');
INSERT INTO "commands" VALUES('walp-playing',0,8,8,'ded71c3d5cc47b0e6d8a72a9');
INSERT INTO "commands" VALUES('walp-playing',0,9,9,'c59c664bd86e956126a46156');
INSERT INTO "commands" VALUES('walp-playing',0,10,10,'51dbba45d9e60a743a36e923');
INSERT INTO "commands" VALUES('walp-playing',0,11,11,'202c636aad05aa8f1f6aa597');
INSERT INTO "commands" VALUES('walp-playing',1,0,0,'15563c9bfd4df22a15be9a7c');
INSERT INTO "commands" VALUES('walp-playing',1,1,1,'9a81d465874954b0a1c6de78');
INSERT INTO "commands" VALUES('walp-playing',1,2,2,'1284831ef63a5efb36af71e9');
INSERT INTO "commands" VALUES('walp-playing',1,3,3,'3970c2ac8fb75cda27299f37');
INSERT INTO "commands" VALUES('walp-playing',1,4,4,'bbff7ee9add7c4afc8c8c867');
INSERT INTO "commands" VALUES('walp-playing',1,5,5,'9ea31db01a3631afb5a4d123');
INSERT INTO "commands" VALUES('walp-playing',1,6,6,'860b824ad3e2834a61d5dd03');
INSERT INTO "commands" VALUES('walp-playing',1,7,7,'b358363590785f5e59687e2d');
INSERT INTO "commands" VALUES('walp-playing',1,8,8,'4a17b9254a100bcaf17aebc2');
INSERT INTO "commands" VALUES('walp-playing',1,9,9,'3f919184807995a694bcd994');
INSERT INTO "commands" VALUES('walp-playing',1,10,10,'9611f223e346dc58c03f29b6');
INSERT INTO "commands" VALUES('walp-playing',2,0,0,'c31b776c56ed909601fc5276');
INSERT INTO "commands" VALUES('walp-playing',2,1,1,'fc68cef52e4f21ef1b7d39b9');
INSERT INTO "commands" VALUES('walp-playing',2,2,2,'9ac444641d724659d59b3341');
INSERT INTO "commands" VALUES('walp-playing',2,3,3,'8f92cd2c391037bdf8d924e3');
INSERT INTO "commands" VALUES('walp-playing',2,4,4,'d6cc999b7cd7395c6b2a7a3b');
INSERT INTO "commands" VALUES('walp-playing',2,5,5,'1f54e5bab64c084dc4cef5ec');
CREATE TABLE fair (
    "table" TEXT PRIMARY KEY, data TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "fair" VALUES('carc-finished','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('carc-paused','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('carc-playing','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('carc-waiting','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('disc-finished','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('disc-paused','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('disc-playing','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('disc-waiting','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('las_-finished','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('las_-paused','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('las_-playing','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('las_-waiting','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('new_-finished','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('new_-paused','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('new_-playing','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('new_-waiting','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('walp-finished','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('walp-paused','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('walp-playing','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
INSERT INTO "fair" VALUES('walp-waiting','{"secret":"","round":1,"opening":false,"promises":{},"told":{},"next":{}}');
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
CREATE TABLE held (
    "table" TEXT NOT NULL, device BLOB NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY ("table", device, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "held" VALUES('las_-finished',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('las_-paused',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('las_-playing',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('new_-finished',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('new_-paused',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('new_-playing',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('walp-finished',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('walp-paused',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('walp-playing',X'046683030C70392F26C7E7737BCAEEC8762A63DE4E4A227461769BED90A575B0',2);
INSERT INTO "held" VALUES('carc-finished',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('carc-paused',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('carc-playing',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('disc-finished',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('disc-paused',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('disc-playing',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('las_-finished',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('las_-paused',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('las_-playing',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('new_-finished',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('new_-paused',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('new_-playing',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('walp-finished',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('walp-paused',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('walp-playing',X'2CC5122D216268C31BF323D2C820AEBBC982E01A17D1AA46D644FDA8D86AFA92',1);
INSERT INTO "held" VALUES('las_-finished',X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062',3);
INSERT INTO "held" VALUES('las_-paused',X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062',3);
INSERT INTO "held" VALUES('las_-playing',X'BB6A7D0AA52BA096A1C18721CD9789C1221EBC4E1AC0B4FC79F446F7E9611062',3);
INSERT INTO "held" VALUES('carc-finished',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('carc-paused',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('carc-playing',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('carc-waiting',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('disc-finished',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('disc-paused',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('disc-playing',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('disc-waiting',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('las_-finished',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('las_-paused',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('las_-playing',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('las_-waiting',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('new_-finished',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('new_-paused',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('new_-playing',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('new_-waiting',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('walp-finished',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('walp-paused',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('walp-playing',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('walp-waiting',X'D98D70924EE7056AD79057EAC5B6B4B416570B1B67AB45FAB90A3565C58B4283',0);
INSERT INTO "held" VALUES('las_-finished',X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E',4);
INSERT INTO "held" VALUES('las_-paused',X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E',4);
INSERT INTO "held" VALUES('las_-playing',X'FB2C9CBBB6B7CEBF504DD39A72EFEBB8DD182BD5BB2E234E9FC84FC2DC856D1E',4);
CREATE TABLE marks (
    "table" TEXT PRIMARY KEY, rules INTEGER NOT NULL, n INTEGER NOT NULL, mark TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "marks" VALUES('carc-finished',1,208,'2-ab8cfaee583c8e22');
INSERT INTO "marks" VALUES('carc-paused',1,64,'2-bc35ca09a63acefd');
INSERT INTO "marks" VALUES('carc-playing',1,61,'2-28e44e487209fb89');
INSERT INTO "marks" VALUES('disc-finished',2,410,'2-19941914c9ddd53e');
INSERT INTO "marks" VALUES('disc-paused',2,209,'2-dd537edbe7d253d9');
INSERT INTO "marks" VALUES('disc-playing',2,155,'2-3d3e0b6c3c7e9566');
INSERT INTO "marks" VALUES('las_-finished',1,349,'2-a10e68d805595ac8');
INSERT INTO "marks" VALUES('las_-paused',1,155,'2-e0fa3e4901769f94');
INSERT INTO "marks" VALUES('las_-playing',1,141,'2-0825d544858b4257');
INSERT INTO "marks" VALUES('new_-finished',1,263,'2-268785badc911f86');
INSERT INTO "marks" VALUES('new_-paused',1,133,'2-1fba3c3832a997fd');
INSERT INTO "marks" VALUES('new_-playing',1,128,'2-66767abfbd937b86');
INSERT INTO "marks" VALUES('walp-finished',1,53,'2-defb1d23156264ec');
INSERT INTO "marks" VALUES('walp-paused',1,49,'2-e58554f70a692c69');
INSERT INTO "marks" VALUES('walp-playing',1,56,'2-2252ed679d7b0185');
CREATE TABLE passes (
    code BLOB PRIMARY KEY, "table" TEXT NOT NULL, seat INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "passes" VALUES(X'30426053AB08229F0658EEF1908C0B4E047C3128435185A6EB9185CBB4B6400E','carc-finished',0);
INSERT INTO "passes" VALUES(X'E22478C2F9CC6FF7866F11C68A91BDAC53B5D5E2E4B88E2802CE93D21BF0CA47','carc-paused',0);
INSERT INTO "passes" VALUES(X'7D45FE1B08DB430799B79FFA8E66F21D9E1C9DCDADE4516C5B46514F0F3A9A9E','carc-playing',0);
INSERT INTO "passes" VALUES(X'944A123B93AFA5322A2398CD8EF9BE0651C133E3340BB1AC494B5BDBFEAF9A12','disc-finished',0);
INSERT INTO "passes" VALUES(X'8A94C033DDAF6C49DAD277F57AEA38A58D9F9FF88BEC8C50ABCDCC8AC5318DEF','disc-paused',0);
INSERT INTO "passes" VALUES(X'3F1584F8B7D6602CF2F4485E4392581698AF84810F83CD68480824D3D34DC2A1','disc-playing',0);
INSERT INTO "passes" VALUES(X'2775AB1D620F462E16AFB38F5FFCC940A2191D312AD932245817EE19BE546553','las_-finished',0);
INSERT INTO "passes" VALUES(X'EB23ED3A2C715A0E79252DBA43474114A6EA26086F21EED79C9D59780768BEE5','las_-paused',0);
INSERT INTO "passes" VALUES(X'048EC8175344833F41FD47929B75C8ABCA85E616054C4A8760C1E2492EE86508','las_-playing',0);
INSERT INTO "passes" VALUES(X'4298BCB473A90E9BE2C1786AB52CB67368C29553E25797983E683EE2D8ADE38C','new_-finished',0);
INSERT INTO "passes" VALUES(X'D110CEE2775B0336AFEA6E4FB4FB04730FD2595435CA4986C2249377E0EA9E24','new_-paused',0);
INSERT INTO "passes" VALUES(X'C00ADD4CD6261AF72BB9AC869CBC8BB89203EC8319607E2835F1CED86511F87B','new_-playing',0);
INSERT INTO "passes" VALUES(X'49252A51614014BF82E9C9AC75B74595A579E8AC959466CCB5CC91A097ADEC5A','walp-finished',0);
INSERT INTO "passes" VALUES(X'811DD9DEEBCB3CD9BB521C904B5D441F84E703AD300995B8158401BC466A550A','walp-paused',0);
INSERT INTO "passes" VALUES(X'FD6B53D7DBEE55547DBE206E8E89A98165130B7781AC86F8C84BB7ECFA9BBBE0','walp-playing',0);
CREATE TABLE seats (
    "table" TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, bot TEXT NOT NULL,
    taken INTEGER NOT NULL, used_ms INTEGER NOT NULL, PRIMARY KEY ("table", seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES('carc-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-finished',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('carc-finished',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('carc-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-paused',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('carc-paused',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('carc-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-playing',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('carc-playing',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('carc-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('carc-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('carc-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('disc-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-finished',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('disc-finished',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('disc-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-paused',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('disc-paused',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('disc-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-playing',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('disc-playing',2,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('disc-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('disc-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('disc-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('las_-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-finished',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('las_-finished',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('las_-finished',3,'Dee','',1,0);
INSERT INTO "seats" VALUES('las_-finished',4,'Eva','',1,0);
INSERT INTO "seats" VALUES('las_-finished',5,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('las_-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-paused',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('las_-paused',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('las_-paused',3,'Dee','',1,0);
INSERT INTO "seats" VALUES('las_-paused',4,'Eva','',1,0);
INSERT INTO "seats" VALUES('las_-paused',5,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('las_-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-playing',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('las_-playing',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('las_-playing',3,'Dee','',1,0);
INSERT INTO "seats" VALUES('las_-playing',4,'Eva','',1,0);
INSERT INTO "seats" VALUES('las_-playing',5,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('las_-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('las_-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',3,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',4,'','',0,0);
INSERT INTO "seats" VALUES('las_-waiting',5,'','',0,0);
INSERT INTO "seats" VALUES('new_-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-finished',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('new_-finished',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('new_-finished',3,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('new_-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-paused',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('new_-paused',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('new_-paused',3,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('new_-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-playing',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('new_-playing',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('new_-playing',3,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('new_-waiting',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('new_-waiting',1,'','',0,0);
INSERT INTO "seats" VALUES('new_-waiting',2,'','',0,0);
INSERT INTO "seats" VALUES('new_-waiting',3,'','',0,0);
INSERT INTO "seats" VALUES('walp-finished',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-finished',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('walp-finished',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('walp-finished',3,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('walp-paused',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-paused',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('walp-paused',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('walp-paused',3,'Graciana','guide',1,0);
INSERT INTO "seats" VALUES('walp-playing',0,'Ana','',1,0);
INSERT INTO "seats" VALUES('walp-playing',1,'Bea','',1,0);
INSERT INTO "seats" VALUES('walp-playing',2,'Caz','',1,0);
INSERT INTO "seats" VALUES('walp-playing',3,'Graciana','guide',1,0);
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
INSERT INTO "tables" VALUES('walp-playing','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','first edition 0',1700000002.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-paused','walpurgisnacht',4,'{"memory_aid":1,"wide_foot":1}','first edition 1',1700000005.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-finished','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','first edition 2',1700000008.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('walp-waiting','walpurgisnacht',4,'{"memory_aid":0,"wide_foot":0}','first edition 3',1700000009.0,'waiting',0,'{"kind":"none","seconds":0,"extra":0}','on',X'0D1224B83450DFF851349940693D16174BA5935FA94FE2BF3C3B897926751A1B','',0,'');
INSERT INTO "tables" VALUES('carc-playing','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','first edition 4',1700000011.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-paused','carcassonne',3,'{"mage_and_witch":1,"crop_circles":6,"farmers":1,"small_city":1}','first edition 5',1700000014.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-finished','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','first edition 6',1700000017.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('carc-waiting','carcassonne',3,'{"mage_and_witch":1,"crop_circles":0,"farmers":1,"small_city":0}','first edition 7',1700000018.0,'waiting',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B599A7ADA829DD137726435D284F3ACA65A205EACC6B2355470AB5DF7309866D','',0,'');
INSERT INTO "tables" VALUES('new_-playing','new_salem',4,'{"witch_types":3}','first edition 8',1700000020.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-paused','new_salem',4,'{"witch_types":2}','first edition 9',1700000023.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-finished','new_salem',4,'{"witch_types":3}','first edition 10',1700000026.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('new_-waiting','new_salem',4,'{"witch_types":3}','first edition 11',1700000027.0,'waiting',0,'{"kind":"none","seconds":0,"extra":0}','on',X'2D609B123F6090687861B086CC547016045C8D988057F03CE67C03797514F44E','',0,'');
INSERT INTO "tables" VALUES('las_-playing','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','first edition 12',1700000029.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-paused','las_brujas',6,'{"double_trial":1,"random_sides":0,"limit":1,"claims":0}','first edition 13',1700000032.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-finished','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','first edition 14',1700000035.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('las_-waiting','las_brujas',6,'{"double_trial":0,"random_sides":0,"limit":1,"claims":1}','first edition 15',1700000036.0,'waiting',0,'{"kind":"none","seconds":0,"extra":0}','on',X'3ECC13BA3589465C1320E96966659BD2BAF25886A21CD63B3365508017E855A9','',0,'');
INSERT INTO "tables" VALUES('disc-playing','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','first edition 16',1700000038.0,'playing',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
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
INSERT INTO "tables" VALUES('disc-paused','discworld_witches',3,'{"mode":1,"many_crises":1,"inside":0,"felmet_refill":1,"show_odds":1}','first edition 17',1700000041.0,'paused',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
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
INSERT INTO "tables" VALUES('disc-finished','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','first edition 18',1700000044.0,'finished',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
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
INSERT INTO "tables" VALUES('disc-waiting','discworld_witches',3,'{"mode":0,"many_crises":0,"inside":0,"felmet_refill":1,"show_odds":1}','first edition 19',1700000045.0,'waiting',0,'{"kind":"none","seconds":0,"extra":0}','on',X'B1C50AE942EF15693651BA7F898BA55C6C5C6DF34CC2738293E2C8DBDFAE6977','',0,'# Tu edición de «Mundodisco: Las brujas»: escribe aquí lo que dice tu caja.
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
CREATE TABLE used (
    "table" TEXT PRIMARY KEY, at REAL NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "used" VALUES('walp-waiting',1.79484916749096202852e+09);
INSERT INTO "used" VALUES('carc-waiting',1.79484917147675085069e+09);
INSERT INTO "used" VALUES('new_-waiting',1.79484917809279894826e+09);
INSERT INTO "used" VALUES('las_-waiting',1.7948491876534178257e+09);
INSERT INTO "used" VALUES('disc-waiting',1.79484919162848687176e+09);
INSERT INTO "used" VALUES('carc-finished',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('carc-paused',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('carc-playing',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('disc-finished',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('disc-paused',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('disc-playing',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('las_-finished',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('las_-paused',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('las_-playing',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('new_-finished',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('new_-paused',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('new_-playing',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('walp-finished',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('walp-paused',1.79484919207290649417e+09);
INSERT INTO "used" VALUES('walp-playing',1.79484919207290649417e+09);
CREATE INDEX grants_by_table ON grants ("table", seat);
CREATE INDEX held_by_device ON held (device);
CREATE INDEX passes_by_table ON passes ("table", seat);
CREATE INDEX used_by_time ON used (at);
CREATE INDEX tables_by_status ON tables (status, open, created);
COMMIT;
