import StreamChat
import UIKit
import XCTest

@testable import TrailMates

final class LoginTests: TrailTestCase {
    func testLogin() {
        assertScreen(LoginViewController())
    }

    func testAnInvalidTokenIsRefused() throws {
        let login = LoginViewController()
        login.loadViewIfNeeded()
        let table = try XCTUnwrap(login.view.first(UITableView.self))
        var hasLoggedIn = false
        login.onLogin = { hasLoggedIn = true }
        login.tableView(table, didSelectRowAt: IndexPath(row: 3, section: 0))
        XCTAssertFalse(hasLoggedIn)
        XCTAssertTrue(login.view.visibleTexts.contains { $0.hasPrefix("You couldn’t be logged in.") })
        XCTAssertEqual(client.currentUserId, "ada")
    }

    func testALoginChangesTheCurrentUser() {
        ChatClient.shared = .club()
        XCTAssertNil(ChatClient.shared.currentUserId)
        let loggedIn = expectation(description: "logged in")
        ChatManager.shared.logIn(as: .ben) { error in
            XCTAssertNil(error)
            loggedIn.fulfill()
        }
        wait(for: [loggedIn], timeout: 1)
        XCTAssertEqual(ChatClient.shared.currentUserId, "ben")
        XCTAssertEqual(ChatManager.shared.connectionController?.connectionStatus, .connected)
    }
}
