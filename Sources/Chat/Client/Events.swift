/// Something that happened, for those who listen to `EventsController`.
public protocol Event: Sendable {}
