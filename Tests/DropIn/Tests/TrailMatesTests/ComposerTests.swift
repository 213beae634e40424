import StreamChat
import StreamChatUI
import UIKit
import XCTest

@testable import TrailMates

final class ComposerTests: TrailTestCase {
    private var channelVC: TrailChannelVC!
    private var composer: TrailComposerVC!

    override func setUp() {
        super.setUp()

        channelVC = TrailChannelVC()
        channelVC.channelController = client.channelController(for: .kiteRidge)
        channelVC.loadViewIfNeeded()
        channelVC.view.frame = CGRect(x: 0, y: 0, width: 300, height: 360)
        channelVC.view.layoutIfNeeded()
        composer = channelVC.messageComposerVC as? TrailComposerVC
    }

    override func tearDown() {
        composer = nil
        channelVC = nil
        super.tearDown()
    }

    private func type(_ text: String) {
        let textView = composer.composerView.inputMessageView.textView
        textView.text = text
        composer.textViewDidChange(textView)
    }

    func testPlaceholder() {
        let label = composer.composerView.inputMessageView.textView.placeholderLabel
        XCTAssertEqual(label.text, "Write to Kite Ridge")
        XCTAssertFalse(label.isHidden)
        XCTAssertFalse(composer.composerView.sendButton.isEnabled)
        type("Ropes")
        XCTAssertTrue(label.isHidden)
        XCTAssertTrue(composer.composerView.sendButton.isEnabled)
    }

    func testHashtags() {
        type("New #b")
        XCTAssertEqual(composer.suggestionsVC.collectionView.numberOfItems(inSection: 0), 2)
        channelVC.view.layoutIfNeeded()
        XCTAssertEqual(channelVC.view.visibleTexts.filter { $0.hasPrefix("#b") }, ["#blisters", "#boots"])
        composer.suggestionsVC.didSelectItemAt?(1)
        XCTAssertEqual(composer.content.text, "New #boots ")
        XCTAssertFalse(channelVC.view.visibleTexts.contains("#blisters"))
    }

    func testMentions() {
        type("@Be")
        composer.suggestionsVC.didSelectItemAt?(0)
        XCTAssertEqual(composer.content.text.trimmingCharacters(in: .whitespaces), "@Ben Okafor")
        composer.publishMessage(sender: composer.composerView.sendButton)
        XCTAssertEqual(
            channelVC.channelController.messages.first?.mentionedUsers.map(\.id), ["ben"])
    }

    func testPickerActions() {
        XCTAssertEqual(composer.attachmentsPickerActions.suffix(2).map(\.title), ["Route", "Ask the hikers"])
    }

    func testARouteIsAttachedAndSent() throws {
        composer.pickRoute()
        let navigation = try XCTUnwrap(composer.presentedViewController as? UINavigationController)
        let picker = try XCTUnwrap(navigation.viewControllers.first as? RoutePickerViewController)
        picker.loadViewIfNeeded()
        picker.tableView(picker.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
        assertScreen(channelVC, height: 360)
        composer.composerView.sendButton.sendActions(for: .touchUpInside)
        let message = try XCTUnwrap(channelVC.channelController.messages.first)
        let route = try XCTUnwrap(message.attachments(payloadType: RouteAttachmentPayload.self).first)
        XCTAssertEqual(route.payload, RouteAttachmentPayload.suggestions[1])
        XCTAssertTrue(composer.content.attachments.isEmpty)
    }

    func testSlowMode() {
        client.channelController(for: .kiteRidge).enableSlowMode(cooldownDuration: 30)
        type("First")
        composer.composerView.sendButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(composer.composerView.sendButton.isHidden)
        XCTAssertFalse(composer.composerView.cooldownView.isHidden)
    }

    func testRoutePicker() {
        assertScreen(RoutePickerViewController(), height: 200)
    }
}
