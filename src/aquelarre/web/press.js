/**
 * Press: a look at a thing is asked for with the mouse's other button, with the key for menus, or with a
 * finger that stays where it is. It also remembers what pointed last, which a click does not tell everywhere.
 */

const LONG = 500; // ms
const STILL = 10; // pixels that a finger may tremble

export class Press {
  /** @param {EventTarget} root @param {(target: any) => boolean} look whether there is something to look at */
  constructor(root, look) {
    this.root = root;
    this.look = look;
    this.kind = ""; // of the last pointer
    this.taken = false; // was this press a look, so that the click after it is none?
    this.from = { x: 0, y: 0 };
    this.timer = /** @type {any} */ (0);
    this.on = {
      pointerdown: this.down.bind(this),
      pointermove: this.move.bind(this),
      pointerup: this.stop.bind(this),
      pointercancel: this.stop.bind(this),
      contextmenu: this.menu.bind(this),
      click: this.click.bind(this),
    };
    for (const [name, listener] of Object.entries(this.on)) root.addEventListener(name, /** @type {any} */ (listener), true);
  }

  end() {
    this.stop();
    for (const [name, listener] of Object.entries(this.on)) this.root.removeEventListener(name, /** @type {any} */ (listener), true);
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** @param {PointerEvent} event */
  down({ pointerType, isPrimary, clientX, clientY, target }) {
    this.stop();
    this.kind = pointerType;
    this.taken = false;
    if (pointerType !== "touch" || !isPrimary) return; // two fingers zoom
    this.from = { x: clientX, y: clientY };
    this.timer = setTimeout(() => (this.taken = this.look(target)), LONG);
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    if (Math.hypot(clientX - this.from.x, clientY - this.from.y) > STILL) this.stop();
  }

  /** Some phones tell of a long press by themselves, perhaps after us. @param {MouseEvent} event */
  menu(event) {
    this.stop();
    const again = this.taken;
    if (!again && !this.look(event.target)) return;
    this.taken = this.kind === "touch";
    event.preventDefault();
  }

  /** @param {MouseEvent} event */
  click(event) {
    if (!this.taken) return;
    this.taken = false;
    event.preventDefault();
    event.stopPropagation();
  }
}
