import StreamChat
import UIKit
import XCTest

@testable import TrailMates

final class ThreadListTests: TrailTestCase {
    func testThreadList() {
        client.messageController(cid: .heronLake, messageId: "h1").createNewReply(text: "Me! I bring tea.")
        let list = TrailThreadListVC(
            threadListController: client.threadListController(query: ThreadListQuery(watch: true)))
        assertScreen(list, height: 240)
    }
}
