import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// A custom kind of attachment: with its own payload, injector and view.
@MainActor @preconcurrency
final class CustomAttachmentTests: XCTestCase {
    // MARK: As an app writes it

    private struct LocationPayload: AttachmentPayload {
        static let type = AttachmentType(rawValue: "location")

        var name: String
        var latitude: Double
        var longitude: Double
    }

    private final class LocationView: _View, ThemeProvider {
        var content: ChatMessageAttachment<LocationPayload>? { didSet { updateContentIfNeeded() } }

        private let pin = UIImageView()
        private let nameLabel = UILabel()
        private let placeLabel = UILabel()

        override func setUpLayout() {
            super.setUpLayout()

            HContainer(spacing: 8, alignment: .center) {
                pin.width(24).height(24)
                VContainer(spacing: 2) {
                    nameLabel
                    placeLabel
                }
            }
            .embed(in: self, insets: .init(top: 12, leading: 12, bottom: 12, trailing: 12))
        }

        override func setUpAppearance() {
            super.setUpAppearance()

            backgroundColor = appearance.colorPalette.highlightedAccentBackground1
            pin.image = UIImage(systemName: "star.fill")
            nameLabel.font = appearance.fonts.subheadlineBold
            placeLabel.font = appearance.fonts.footnote
            placeLabel.textColor = appearance.colorPalette.subtitleText
        }

        override func updateContent() {
            super.updateContent()

            nameLabel.text = content?.name
            placeLabel.text = content.map { "\($0.latitude)° N, \($0.longitude)° E" }
        }
    }

    private final class LocationInjector: AttachmentViewInjector {
        let locationView = LocationView()
        var events: [String] = []

        override func contentViewDidLayout(options: ChatMessageLayoutOptions) {
            super.contentViewDidLayout(options: options)
            events.append("layout")
            contentView.bubbleView?.clipsToBounds = true
            contentView.bubbleContentContainer.insertArrangedSubview(
                locationView, at: 0, respectsLayoutMargins: false)
        }

        override func contentViewDidUpdateContent() {
            super.contentViewDidUpdateContent()
            events.append("update")
            locationView.content = attachments(payloadType: LocationPayload.self).first
        }

        override func contentViewDidPrepareForReuse() {
            super.contentViewDidPrepareForReuse()
            events.append("reuse")
        }
    }

    private final class AppCatalog: AttachmentViewCatalog {
        override class func attachmentViewInjectorClassFor(
            message: ChatMessage, components: Components
        ) -> AttachmentViewInjector.Type? {
            message.attachments(payloadType: LocationPayload.self).isEmpty
                ? super.attachmentViewInjectorClassFor(message: message, components: components)
                : LocationInjector.self
        }
    }

    // MARK: Result

    /// A handwritten conversation: the fields of an unknown type are kept, so that the app can read them.
    private func messages() throws -> [ChatMessage] {
        let text = """
            me: ana
            users: { ana: { name: Ana }, ben: { name: Ben } }
            messages:
              - { from: ben, at: 2024-01-01T09:00:00Z, text: Where are you? }
              - from: ana
                at: 2024-01-01T09:01:00Z
                text: Here!
                read-by: all
                attachments: [{ other: { type: location, name: Östra hamnen, latitude: 55.61, longitude: 13.01 } }]
            """
        return try ConversationReader.read(Data(text.utf8), name: "chat.yaml").conversations[0].messages
    }

    private func screen() throws -> MessageListScreen {
        MessageListScreen(channel: .group(members: 2), messages: try messages(), currentUserId: "ana")
    }

    func testWithoutTheAppItIsUnsupported() throws {
        let frame = try screen().makeFrame(proposing: ProposedSize(width: 320, height: 200))
        XCTAssertNil(frame.rect(of: "LocationView"))
        XCTAssertNotNil(frame.rect(of: "ChatMessageFileAttachmentListView"))
    }

    func testTheAppDrawsItInTheList() throws {
        try ConfigurationScope.run {
            Components.default.attachmentViewCatalog = AppCatalog.self
            let screen = try screen()
            let frame = screen.makeFrame(proposing: ProposedSize(width: 320, height: 200))
            let view = try XCTUnwrap(frame.rect(of: "LocationView"))
            XCTAssertEqual(view.width, 0.75 * 320 - 16)
            assertGolden(of: screen, width: 320, height: 200, settings: RenderSettings(scale: 1))
        }
    }

    func testTheInjectorIsNotifiedOfTheLifeCycle() throws {
        try ConfigurationScope.run {
            Components.default.attachmentViewCatalog = AppCatalog.self
            let cell = ChatMessageCell(style: .default, reuseIdentifier: "cell")
            let message = try messages()[1]
            cell.setMessageContentIfNeeded(
                contentViewClass: ChatMessageContentView.self,
                attachmentViewInjectorType: AppCatalog.attachmentViewInjectorClassFor(
                    message: message, components: .default),
                options: [.bubble, .text, .flipped])
            let view = try XCTUnwrap(cell.messageContentView)
            let injector = try XCTUnwrap(view.attachmentViewInjector as? LocationInjector)
            XCTAssertEqual(injector.events, [])
            view.content = message
            let host = Host(cell)
            withExtendedLifetime(host) { _ = cell.makeFrame(proposing: ProposedSize(width: 320)) }
            XCTAssertEqual(injector.events.prefix(2), ["layout", "update"])
            let before = injector.events.count
            view.content = message.with { $0.text = "There!" }
            XCTAssertEqual(injector.events.dropFirst(before), ["update"])
            cell.prepareForReuse()
            XCTAssertEqual(injector.events.last, "reuse")
        }
    }

    func testARegisteredInjectorIsMixedWithOthers() throws {
        MixedAttachmentViewInjector.register(LocationPayload.type, with: LocationInjector.self)
        var message = try messages()[1]
        let image = ImageAttachmentPayload(imageURL: URL(fileURLWithPath: "/a"))
        message.allAttachments.append(
            AnyChatMessageAttachment(
                id: AttachmentId(cid: ChannelId(type: .messaging, id: "c"), messageId: message.id, index: 1),
                type: .image, payload: AnyAttachmentPayload(image)))
        XCTAssertTrue(
            AttachmentViewCatalog.attachmentViewInjectorClassFor(message: message, components: .default)
                == MixedAttachmentViewInjector.self)
        let frame = MessagesScreen(channel: .group(), messages: [message], currentUserId: "ana")
            .makeFrame(proposing: ProposedSize(width: 320))
        let gallery = try XCTUnwrap(frame.rect(of: "ChatMessageGalleryView"))
        let location = try XCTUnwrap(frame.rect(of: "LocationView"))
        XCTAssertLessThanOrEqual(location.maxY, gallery.minY)
    }
}
