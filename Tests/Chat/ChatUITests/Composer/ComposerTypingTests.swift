import ChatModels
import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

/// The behavior of the composer during typing.
@MainActor @preconcurrency
final class ComposerTypingTests: XCTestCase {
    private let giphy = Command(name: "giphy", args: "[text]")
    private let mute = Command(name: "mute", args: "[@user]")

    /// A composer below a list, in a channel with Leia, Luke, Léon and the current user.
    private func withComposer(_ body: (ComposerVC, UITextView) throws -> Void) rethrows {
        var channel = ChatChannel.group(members: 4) { $0.commands = [self.giphy, self.mute] }
        channel.lastActiveMembers = [.luke, .leia, ChatUser(id: "x7", name: "Léon"), ChatUser(id: "me", name: "Me")]
            .map { ChatChannelMember(user: $0) }
        let client = ChatClient(currentUser: CurrentChatUser(user: ChatUser(id: "me", name: "Me")))
        let screen = UIViewController()
        screen.view.frame = CGRect(x: 0, y: 0, width: 360, height: 600)
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: client, channel: channel)
        screen.addChild(composer)
        screen.view.addSubview(composer.view.withoutAutoresizingMaskConstraints)
        composer.view.pin(anchors: [.leading, .trailing, .bottom], to: screen.view)
        screen.view.layoutIfNeeded()
        try body(composer, composer.composerView.inputMessageView.textView)
        _ = screen
    }

    /// Simulates typing: sets the text, and calls the delegate.
    private func type(_ text: String, into textView: UITextView) {
        textView.text = text
        textView.delegate?.textViewDidChange(textView)
    }

    private func names(_ composer: ComposerVC) -> [String] {
        guard composer.suggestionsVC.isPresented else { return [] }
        switch composer.suggestionsVC.dataSource {
        case let source as ChatMessageComposerSuggestionsMentionDataSource: return source.users.map(\.id)
        case let source as ChatMessageComposerSuggestionsCommandDataSource: return source.commands.map(\.name)
        default: return []
        }
    }

    func testTypedTextIsTheContent() {
        withComposer { composer, textView in
            type("Hello", into: textView)
            XCTAssertEqual(composer.content.text, "Hello")
            XCTAssertTrue(composer.composerView.sendButton.isEnabled)
            XCTAssertTrue(composer.composerView.inputMessageView.textView.placeholderLabel.isHidden)
            XCTAssertFalse(composer.composerView.shrinkInputButton.isHidden)
            type("", into: textView)
            XCTAssertFalse(composer.composerView.sendButton.isEnabled)
            XCTAssertFalse(composer.composerView.inputMessageView.textView.placeholderLabel.isHidden)
        }
    }

    func testSlashSuggestsCommands() {
        withComposer { composer, textView in
            type("/", into: textView)
            XCTAssertEqual(names(composer), ["giphy", "mute"])
            type("/Mu", into: textView)
            XCTAssertEqual(names(composer), ["mute"])
            type("Hi /", into: textView)
            XCTAssertEqual(names(composer), [])

            type("/mu", into: textView)
            composer.suggestionsVC.didSelectItemAt?(0)
            XCTAssertEqual(composer.content.command, mute)
            XCTAssertEqual(textView.text, "")
            XCTAssertFalse(composer.suggestionsVC.isPresented)
        }
    }

    func testWholeCommandBecomesTheCommandOfTheMessage() {
        withComposer { composer, textView in
            type("/giphy", into: textView)
            XCTAssertEqual(composer.content.command, giphy)
            XCTAssertFalse(composer.suggestionsVC.isPresented)
        }
    }

    func testButtonShowsAndHidesTheCommands() {
        withComposer { composer, _ in
            composer.composerView.commandsButton.sendActions(for: .touchUpInside)
            XCTAssertEqual(names(composer), ["giphy", "mute"])
            composer.composerView.commandsButton.sendActions(for: .touchUpInside)
            XCTAssertEqual(names(composer), [])
        }
    }

    func testAtSignSuggestsMentions() {
        withComposer { composer, textView in
            type("Hi @", into: textView)
            XCTAssertEqual(names(composer), ["leia", "x7", "luke"])
            type("Hi @le", into: textView)
            XCTAssertEqual(names(composer), ["leia", "x7"], "accents don't count")
            type("Hi @le?", into: textView)
            XCTAssertEqual(names(composer), [])
            type("mail@le", into: textView)
            XCTAssertEqual(names(composer), [], "a symbol inside of a word is no mention")
        }
    }

    func testAllUsersCanBeMentionedIfEnabled() {
        ConfigurationScope.run {
            withComposer { composer, textView in
                let client = composer.channelController?.client ?? ChatClient()
                let others = ChatChannel(
                    cid: ChannelId(type: .messaging, id: "others"),
                    lastActiveMembers: [ChatChannelMember(user: ChatUser(id: "lena", name: "Lena"))])
                _ = ChatChannelController(client: client, channel: others)
                type("Hi @le", into: textView)
                XCTAssertEqual(names(composer), ["leia", "x7"])
                Components.default.mentionAllAppUsers = true
                composer.components = .default
                type("Hi @len", into: textView)
                XCTAssertEqual(names(composer), ["lena"])
                type("Hi @", into: textView)
                XCTAssertEqual(names(composer), ["leia", "lena", "x7", "luke"])
                XCTAssertEqual(composer.userSearchController.query?.pagination.pageSize, 30)
            }
        }
    }

    func testChosenUserIsMentioned() {
        withComposer { composer, textView in
            type("Hi @le and all", into: textView)
            textView.selectedRange = NSRange(location: 6, length: 0)
            textView.delegate?.textViewDidChange(textView)
            composer.suggestionsVC.didSelectItemAt?(1)
            XCTAssertEqual(composer.content.text, "Hi @Léon and all")
            XCTAssertEqual(composer.content.mentionedUsers.map(\.id), ["x7"])
            XCTAssertEqual(textView.selectedRange, NSRange(location: 8, length: 0))
            XCTAssertFalse(composer.suggestionsVC.isPresented)
        }
    }

    func testListFloatsOverTheComposer() {
        withComposer { composer, textView in
            type("@l", into: textView)
            composer.parent?.view.layoutIfNeeded()
            let rows: CGFloat = 3 * 56 + 2 * 8
            XCTAssertEqual(composer.suggestionsVC.view.frame, CGRect(x: 0, y: 544 - rows, width: 360, height: rows))
            composer.content.text = "no more"
            XCTAssertFalse(composer.suggestionsVC.isPresented)
        }
    }

    func testRowsOfAnotherDataSourceHaveTheirOwnHeight() {
        final class Emoji: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "emoji", for: indexPath)
                cell.contentView.heightAnchor.constraint(equalToConstant: 30).isActive = true
                return cell
            }
        }
        withComposer { composer, textView in
            let emoji = Emoji()
            composer.suggestionsVC.collectionView.register(
                UICollectionViewCell.self, forCellWithReuseIdentifier: "emoji")
            composer.suggestionsVC.dataSource = emoji
            composer.showSuggestions()
            composer.parent?.view.layoutIfNeeded()
            XCTAssertEqual(composer.suggestionsVC.view.frame.height, 4 * 30 + 2 * 8)
            XCTAssertEqual(
                composer.suggestionsVC.collectionView.visibleCells.map(\.frame.height).first, 30)
            composer.dismissSuggestions()
            XCTAssertFalse(composer.suggestionsVC.isPresented)
        }
    }

    func testTextIsNoLongerThanTheChannelAllows() {
        var channel = ChatChannel.group { $0.maxMessageLength = 5 }
        channel.name = "Short"
        let composer = ComposerVC()
        composer.channelController = ChatChannelController(client: ChatClient(), channel: channel)
        let textView = UITextView()
        textView.text = "Hell"
        let end = NSRange(location: 4, length: 0)
        XCTAssertTrue(composer.textView(textView, shouldChangeTextIn: end, replacementText: "o"))
        XCTAssertFalse(composer.textView(textView, shouldChangeTextIn: end, replacementText: "o!"))
    }

    // MARK: The field

    func testSelectedTextIsReplacedAsIfTyped() {
        withComposer { composer, textView in
            type("Good day", into: textView)
            textView.selectedRange = NSRange(location: 5, length: 3)
            composer.composerView.inputMessageView.textView.replaceSelectedText("night")
            XCTAssertEqual(composer.content.text, "Good night")
            XCTAssertEqual(textView.selectedRange, NSRange(location: 10, length: 0))
        }
    }

    func testPastingPutsTextInAndAttachesPictures() {
        withComposer { composer, textView in
            let field = composer.composerView.inputMessageView.textView
            UIPasteboard.general.string = "copied"
            field.paste(nil)
            XCTAssertEqual(composer.content.text, "copied")

            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { $0.fill(.zero) }
            UIPasteboard.general.image = image
            field.paste(nil)
            let payload = composer.content.attachments.first?.value as? ImageAttachmentPayload
            XCTAssertEqual(payload?.imageURL.pathExtension, "png")
            XCTAssertNotNil(UIImage(contentsOfFile: payload?.imageURL.path ?? ""))
            UIPasteboard.general.string = nil
        }
    }

    // MARK: Suggesters

    private func suggestion(_ text: String, caret: Int? = nil, _ options: TypingSuggestionOptions) -> TypingSuggestion?
    {
        let textView = UITextView()
        textView.text = text
        if let caret { textView.selectedRange = NSRange(location: caret, length: 0) }
        return TypingSuggester(options: options).typingSuggestion(in: textView)
    }

    func testSuggesterFindsTheTextAfterASymbol() {
        let colon = TypingSuggestionOptions(symbol: ":")
        XCTAssertEqual(
            suggestion("Hi :smi", colon), TypingSuggestion(text: "smi", locationRange: NSRange(location: 4, length: 3)))
        XCTAssertEqual(suggestion("Hi :smi there", caret: 6, colon)?.text, "sm")
        XCTAssertNil(suggestion("Hi :smi there", colon))
        XCTAssertNil(suggestion("at 12:30", colon))
        XCTAssertEqual(suggestion("👍 :x", colon)?.locationRange, NSRange(location: 4, length: 1))
        let two = TypingSuggestionOptions(symbol: ":", minimumRequiredCharacters: 2)
        XCTAssertNil(suggestion(":s", two))
        XCTAssertNotNil(suggestion(":sm", two))
        let atStart = TypingSuggestionOptions(symbol: "/", shouldTriggerOnlyAtStart: true)
        XCTAssertEqual(suggestion("/g", atStart)?.text, "g")
        XCTAssertNil(suggestion(" /g", atStart))
    }

    // MARK: Attaching

    func testPickerShowsTheActionsOfASubclass() throws {
        final class Composer: ComposerVC {
            override var attachmentsPickerActions: [UIAlertAction] {
                [UIAlertAction(title: "Location", style: .default) { [weak self] _ in self?.content.text = "Here" }]
                    + super.attachmentsPickerActions
            }
        }
        let composer = Composer()
        _ = composer.view
        composer.composerView.attachmentButton.sendActions(for: .touchUpInside)
        let alert = try XCTUnwrap(composer.presentedViewController as? UIAlertController)
        XCTAssertEqual(alert.actions.map(\.title), ["Location", "Photo or Video", "File", "Camera", "Cancel"])
        alert.actions.first?.perform()
        XCTAssertEqual(composer.content.text, "Here")
    }

    func testChosenFilesAreAttached() throws {
        final class Composer: ComposerVC {
            override var maxAttachmentSize: Int64 { 8 }
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("ComposerTypingTests-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (small, large) = (folder.appendingPathComponent("a.pdf"), folder.appendingPathComponent("b.mp4"))
        try Data(count: 8).write(to: small)
        try Data(count: 9).write(to: large)

        let composer = Composer()
        _ = composer.view
        composer.documentPicker(
            UIDocumentPickerViewController(documentTypes: [], in: .open), didPickDocumentsAt: [small, large])
        XCTAssertEqual(composer.content.attachments.map(\.type), [.file])
        XCTAssertEqual(
            (composer.presentedViewController as? UIAlertController)?.message, "This file is too large to be attached.")
        XCTAssertThrowsError(try composer.addAttachmentToContent(from: large, type: .video)) { error in
            XCTAssertEqual(error as? AttachmentValidationError, .maxFileSizeExceeded)
        }
    }
}
