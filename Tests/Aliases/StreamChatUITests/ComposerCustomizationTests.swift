import StreamChat
import StreamChatUI
import UIKit
import XCTest

// A composer of an application's own: emoji behind a colon, contacts among what can be attached.

private class EmojiDataSource: NSObject, UICollectionViewDataSource {
    let emoji: [String]

    init(emoji: [String], collectionView: ChatSuggestionsCollectionView) {
        self.emoji = emoji
        super.init()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "emoji")
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        emoji.count
    }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "emoji", for: indexPath)
        cell.contentView.heightAnchor.constraint(equalToConstant: 40).isActive = true
        return cell
    }
}

struct ContactAttachmentPayload: AttachmentPayload {
    static let type: AttachmentType = "contact"

    let name: String
}

private class ClubMentionDataSource: ChatMessageComposerSuggestionsMentionDataSource {
    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell.backgroundColor = .yellow
        return cell
    }
}

private class ClubComposerVC: ComposerVC {
    lazy var emojiSuggester = TypingSuggester(options: TypingSuggestionOptions(symbol: ":"))

    var allEmoji: [(name: String, emoji: String)] = [("smile", "😊"), ("smirk", "😏"), ("heart", "❤️")]

    override func updateContent() {
        super.updateContent()

        let textView = composerView.inputMessageView.textView
        if let suggestion = emojiSuggester.typingSuggestion(in: textView) { showEmojiSuggestions(for: suggestion) }
    }

    override func updatePlaceholderLabel() {
        super.updatePlaceholderLabel()

        composerView.inputMessageView.textView.placeholderLabel.text = "Write to the club"
    }

    func showEmojiSuggestions(for suggestion: TypingSuggestion) {
        let found = allEmoji.filter { $0.name.hasPrefix(suggestion.text) }
        let dataSource = EmojiDataSource(emoji: found.map(\.emoji), collectionView: suggestionsVC.collectionView)
        suggestionsVC.dataSource = dataSource
        suggestionsVC.didSelectItemAt = { [weak self] index in
            guard let self = self else { return }
            let text = self.content.text as NSString
            self.content.text = text.replacingCharacters(in: suggestion.locationRange, with: dataSource.emoji[index])
            self.dismissSuggestions()
        }
        showSuggestions()
    }

    override var attachmentsPickerActions: [UIAlertAction] {
        let contact = UIAlertAction(title: "Contact", style: .default) { [weak self] _ in
            let payload = AnyAttachmentPayload(payload: ContactAttachmentPayload(name: "Ana"))
            self?.content.attachments.append(payload)
        }
        return [contact] + super.attachmentsPickerActions
    }

    override func createNewMessage(text: String) {
        super.createNewMessage(text: text.uppercased())
    }

    var attached: [URL] = []

    override func addAttachmentToContent(
        from url: URL, type: AttachmentType, info: [LocalAttachmentInfoKey: Any]
    ) throws {
        attached.append(url)
        try super.addAttachmentToContent(from: url, type: type, info: info)
    }

    override func textViewDidChange(_ textView: UITextView) {
        super.textViewDidChange(textView)
    }

    override func showAttachmentsPicker(sender: UIButton) {
        super.showAttachmentsPicker(sender: sender)
    }

    override func publishMessage(sender: UIButton) {
        super.publishMessage(sender: sender)
    }
}

private class ClubTextView: InputTextView {
    override func handleTextChange() {
        super.handleTextChange()

        backgroundColor = text.isEmpty ? .clear : .yellow
    }

    override func setUpAppearance() {
        super.setUpAppearance()

        font = .systemFont(ofSize: 20)
    }
}

@MainActor @preconcurrency
final class ComposerCustomizationTests: XCTestCase {
    private func withComposer(_ body: (ClubComposerVC, ChatChannelController, UIView) throws -> Void) rethrows {
        try ConfigurationScope.run {
            Components.default.messageComposerVC = ClubComposerVC.self
            Components.default.inputTextView = ClubTextView.self
            let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "ben", name: "Ben")))
            let cid = ChannelId(type: .messaging, id: "club")
            let channelVC = Components.default.channelVC.init()
            channelVC.channelController = ChatChannelController(client: client, channel: ChatChannel(cid: cid))
            channelVC.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
            channelVC.view.layoutIfNeeded()
            let composer = try XCTUnwrap(channelVC.messageComposerVC as? ClubComposerVC)
            try body(composer, channelVC.channelController, channelVC.view)
        }
    }

    func testSuggestionsOfAnApplicationAreShown() throws {
        withComposer { composer, _, _ in
            let textView = composer.composerView.inputMessageView.textView
            XCTAssertEqual(textView.placeholderLabel.text, "Write to the club")
            textView.replaceSelectedText("Fine :sm")
            XCTAssertTrue(composer.suggestionsVC.isPresented)
            XCTAssertEqual(composer.suggestionsVC.collectionView.numberOfItems(inSection: 0), 2)
            XCTAssertEqual(textView.backgroundColor, .yellow)

            composer.suggestionsVC.didSelectItemAt?(1)
            XCTAssertEqual(composer.content.text, "Fine :😏")
        }
    }

    func testUsersWhomAControllerFindsAreShown() throws {
        withComposer { composer, controller, _ in
            let search = controller.client.userSearchController()
            let collectionView = composer.suggestionsVC.collectionView
            let dataSource = ClubMentionDataSource(collectionView: collectionView, searchController: search)
            composer.suggestionsVC.dataSource = dataSource
            XCTAssertTrue(composer.suggestionsVC.isEmpty)
            search.search(term: "be")
            XCTAssertEqual(dataSource.users.map(\.id), ["ben"])
            composer.showSuggestions()
            XCTAssertTrue(composer.suggestionsVC.isPresented)
            let cell = dataSource.collectionView(collectionView, cellForItemAt: IndexPath(item: 0, section: 0))
            XCTAssertEqual(cell.backgroundColor, .yellow)
        }
    }

    func testMessageIsSentAsTheSubclassWantsIt() throws {
        try withComposer { composer, controller, _ in
            composer.showAttachmentsPicker(sender: composer.composerView.attachmentButton)
            let picker = try XCTUnwrap(composer.presentedViewController as? UIAlertController)
            XCTAssertEqual(picker.actions.first?.title, "Contact")
            picker.actions.first?.perform()
            let file = URL(fileURLWithPath: #filePath)
            try composer.addAttachmentToContent(from: file, type: .file)
            XCTAssertEqual(composer.attached, [file])
            composer.content.attachments.removeLast()
            composer.content.text = "Hello"
            composer.publishMessage(sender: composer.composerView.sendButton)

            let message = try XCTUnwrap(controller.messages.first)
            XCTAssertEqual(message.text, "HELLO")
            XCTAssertEqual(message.attachments(payloadType: ContactAttachmentPayload.self).map(\.name), ["Ana"])
        }
    }
}
