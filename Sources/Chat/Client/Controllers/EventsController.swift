public import ChatModels

/// Tells what happens in all channels, as it happens.
public class EventsController: ChatMemoryObserver {
    /// The client whose memory is shown.
    public let client: ChatClient
    /// Hears what changes.
    public weak var delegate: (any EventsControllerDelegate)?

    init(client: ChatClient) {
        self.client = client
        client.memory.add(self)
    }

    /// Whether the delegate hears of an event: of each one. Subclasses choose.
    func shouldProcess(_ event: any Event) -> Bool { true }

    func memoryDidChange(_ events: [any Event]) {
        for event in events where shouldProcess(event) { delegate?.eventsController(self, didReceiveEvent: event) }
    }
}

/// Tells what happens in one channel, as it happens.
public class ChannelEventsController: EventsController {
    /// The channel.
    public let cid: ChannelId?

    init(client: ChatClient, cid: ChannelId) {
        self.cid = cid
        super.init(client: client)
    }

    override func shouldProcess(_ event: any Event) -> Bool { (event as? any ChannelSpecificEvent)?.cid == cid }
}

/// Hears what happens.
public protocol EventsControllerDelegate: AnyObject {
    /// Called for each event, in order.
    func eventsController(_ controller: EventsController, didReceiveEvent event: any Event)
}

extension ChatClient {
    /// A controller that tells what happens in all channels.
    public func eventsController() -> EventsController { EventsController(client: self) }

    /// A controller that tells what happens in one channel.
    public func channelEventsController(for cid: ChannelId) -> ChannelEventsController {
        ChannelEventsController(client: self, cid: cid)
    }
}
