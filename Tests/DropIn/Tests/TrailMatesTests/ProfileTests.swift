import StreamChat
import UIKit
import XCTest

@testable import TrailMates

final class ProfileTests: TrailTestCase {
    func testProfile() {
        assertScreen(ProfileViewController(viewModel: ProfileViewModel(client: client)), height: 380)
    }

    func testANewNameIsShown() {
        let profile = ProfileViewController(viewModel: ProfileViewModel(client: client))
        profile.loadViewIfNeeded()
        profile.nameField.text = "Ada the Early"
        profile.saveButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(client.currentUser?.name, "Ada the Early")
        XCTAssertEqual(profile.nameField.text, "Ada the Early")
    }
}
