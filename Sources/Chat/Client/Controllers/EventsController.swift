public import ChatModels

/// A controller of the events in all channels.
public class EventsController: ChatMemoryObserver {
    /// The client that provides the data.
    public let client: ChatClient
    /// The delegate that is notified of changes.
    public weak var delegate: (any EventsControllerDelegate)?

    init(client: ChatClient) {
        self.client = client
        client.memory.add(self)
    }

    /// Whether the delegate is notified of an event. Subclasses can override it to filter events.
    func shouldProcess(_ event: any Event) -> Bool { true }

    func memoryDidChange(_ events: [any Event]) {
        for event in events where shouldProcess(event) { delegate?.eventsController(self, didReceiveEvent: event) }
    }
}

/// A controller of the events in one channel.
public class ChannelEventsController: EventsController {
    /// The channel.
    public let cid: ChannelId?

    init(client: ChatClient, cid: ChannelId) {
        self.cid = cid
        super.init(client: client)
    }

    override func shouldProcess(_ event: any Event) -> Bool { (event as? any ChannelSpecificEvent)?.cid == cid }
}

/// A delegate that is notified of events.
public protocol EventsControllerDelegate: AnyObject {
    /// Called for each event, in order.
    func eventsController(_ controller: EventsController, didReceiveEvent event: any Event)
}

extension ChatClient {
    /// Returns a controller of the events in all channels.
    public func eventsController() -> EventsController { EventsController(client: self) }

    /// Returns a controller of the events in one channel.
    public func channelEventsController(for cid: ChannelId) -> ChannelEventsController {
        ChannelEventsController(client: self, cid: cid)
    }
}
