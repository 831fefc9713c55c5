/** A freight route that is being set, at the desk or from the map: it belongs to the player who sets it, not to the game. */
class Routing {
  /** Whether one is being set at all. */
  begun = $state(false);
  craft = $state<string>();
  origin = $state<string>();
  to = $state<string>();
  cargo = $state.raw<readonly string[]>([]);

  begin(parts: { craft?: string; origin?: string; to?: string; cargo?: readonly string[] } = {}): void {
    this.begun = true;
    this.craft = parts.craft ?? this.craft;
    this.origin = parts.origin ?? this.origin;
    this.to = parts.to ?? this.to;
    this.cargo = parts.cargo ?? this.cargo;
  }

  carry(resource: string): void {
    this.cargo = this.cargo.includes(resource) ? this.cargo.filter((one) => one !== resource) : [...this.cargo, resource];
  }

  swap(): void {
    [this.origin, this.to] = [this.to, this.origin];
  }

  forget(): void {
    this.begun = false;
    this.craft = this.origin = this.to = undefined;
    this.cargo = [];
  }
}

export const routing = new Routing();
