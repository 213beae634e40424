import ChatModels
import XCTest

@testable import Client

final class EventTests: ClientTestCase {
    private final class Listener: EventsControllerDelegate {
        var names: [String] = []

        func eventsController(_ controller: EventsController, didReceiveEvent event: any Event) {
            names.append("\(type(of: event))")
        }
    }

    func testActionsAreEvents() {
        let client = makeClient()
        let (all, other) = (client.eventsController(), client.channelEventsController(for: ChannelId(cid: "a:b")!))
        let (listener, otherListener) = (Listener(), Listener())
        (all.delegate, other.delegate) = (listener, otherListener)
        client.channelController(for: cid).createNewMessage(text: "Hi")
        let message = client.messageController(cid: cid, messageId: "lake-sent-1")
        message.editMessage(text: "Ho")
        message.addReaction("like")
        message.addReaction("like", score: 2)
        message.deleteReaction("like")
        message.deleteMessage()
        XCTAssertEqual(
            listener.names,
            [
                "MessageNewEvent", "MessageUpdatedEvent", "ReactionNewEvent", "ReactionUpdatedEvent",
                "ReactionDeletedEvent", "MessageDeletedEvent",
            ])
        XCTAssertEqual(otherListener.names, [])
    }
}
