import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import Gallery

/// Each before and after of the page "Customizing Components" differ as on the page.
@MainActor @preconcurrency
final class CustomizingComponentsPageTests: XCTestCase {
    // MARK: Customizing the appearance

    func testNoAvatarHasABorderByItself() throws {
        let screen = try screen("default-avatars")
        XCTAssertEqual(screen.all("ChatAvatarView").count, 8)
        XCTAssertEqual(borders(of: "ChatAvatarView", in: screen), Array(repeating: nil, count: 8))
    }

    func testEveryAvatarHasAGreenBorder() throws {
        let screen = try screen("bordered-avatars")
        XCTAssertFalse(screen.has("ChatAvatarView"))
        // The channel's in the bar, four beside messages, three in quoted ones.
        XCTAssertEqual(borders(of: "BorderedAvatarView", in: screen), Array(repeating: Self.green, count: 8))
        XCTAssertEqual(
            screen.all("BorderedAvatarView").map(\.rect),
            try self.screen("default-avatars").all("ChatAvatarView").map(\.rect))
    }

    func testOnlyQuotedAvatarsHaveAGreenBorder() throws {
        let screen = try screen("bordered-quote-avatar")
        let quoted = screen.all("quotedMessageView")
        XCTAssertEqual(quoted.count, 3)
        for view in quoted {
            XCTAssertEqual(borders(of: "BorderedAvatarView", in: view), [Self.green])
            XCTAssertEqual(view.first("BorderedAvatarView")?.rect.size, CGSize(width: 24, height: 24))
            XCTAssertFalse(view.has("ChatAvatarView"))
        }
        XCTAssertEqual(screen.all("BorderedAvatarView").count, 3)
        XCTAssertEqual(borders(of: "ChatAvatarView", in: screen), Array(repeating: nil, count: 5))
    }

    private static let green = Border(width: 1, color: RGBA(hex: 0x00FF00))

    /// The borders of the images in avatars of a type, from top to bottom.
    private func borders(of type: String, in screen: PlacedFrame) -> [Border?] {
        screen.all(type).map { $0.first("UIImageView")?.frame.border }
    }

    // MARK: Customizing the layout

    func testChannelsShowTheirUnreadCounts() throws {
        let rows = try screen("default-unread-count").all("ChatChannelListItemView")
        XCTAssertEqual(
            rows.map { $0.first("ChatChannelUnreadCountView")?.first("UILabel")?.text },
            ["5", nil, "1", "12", nil, nil, "2", nil, nil, nil, nil, nil])
        XCTAssertEqual(rows.map { $0.first("ChatChannelAvatarView")?.rect.minX }, Array(repeating: 8, count: 12))
    }

    func testDotIsBeforeTheAvatarOfChannelsWithUnreadMessages() throws {
        let rows = try screen("custom-unread-count").all("DotChannelListItemView")
        XCTAssertEqual(rows.count, 12)
        let dots = rows.map { row in row.all("UIView").first { $0.rect.size == CGSize(width: 10, height: 10) } }
        XCTAssertEqual(dots.indices.filter { dots[$0] != nil }, [0, 2, 3, 6])
        for (row, dot) in zip(rows, dots) {
            // The others keep the space of the online indicator free.
            let avatar = try XCTUnwrap(row.first("ChatChannelAvatarView"))
            XCTAssertEqual(avatar.rect.minX, 26)
            XCTAssertFalse(row.has("ChatChannelUnreadCountView"))
            guard let dot else { continue }
            XCTAssertEqual(dot.rect.maxX, avatar.rect.minX - 8)
            XCTAssertEqual(dot.rect.midY, avatar.rect.midY)
            XCTAssertEqual(dot.frame.fill, .color(RGBA(hex: 0x007AFF)))
            XCTAssertEqual(dot.frame.corners, CornerRadii(5))
        }
    }

    func testDotIsSquareAsOnThePage() {
        ConfigurationScope.run {
            CustomizingTheLayout.SceneDelegate().connect()
            let item = Components.default.channelContentView.init()
            var channel = ChatChannel(cid: ChannelId(type: .messaging, id: "page"))
            channel.unreadCount = ChannelUnreadCount(messages: 1)
            item.content = .init(channel: channel, currentUserId: nil)
            let frame = item.makeFrame(proposing: ProposedSize(width: 390))
            let dot = PlacedFrame(frame: frame, rect: frame.rect).all("UIView")
                .first { $0.rect.size == CGSize(width: 10, height: 10) }
            XCTAssertEqual(dot?.frame.corners, CornerRadii(0))
            XCTAssertEqual(dot?.frame.fill, .color(RGBA(hex: 0x007AFF)))
        }
    }

    // MARK: New View Container Builder

    func testWidthAndHeight() throws {
        let view = WidthAndHeight.View()
        let container = view.makeContainer()
        container.embed(in: view)
        view.layoutIfNeeded()
        XCTAssertEqual(container.arrangedSubviews, [view.unreadCountView, view.replyTimestampLabel])
        XCTAssertEqual(container.axis, .vertical)
        XCTAssertTrue(
            view.replyTimestampLabel.constraints.contains { $0.firstAttribute == .width && $0.constant == 15 })
        XCTAssertGreaterThanOrEqual(view.replyTimestampLabel.frame.height, 15)
    }

    func testViewsReplacesExistingViews() {
        let view = Views.View()
        XCTAssertEqual(view.bottomContainer.arrangedSubviews.count, 1)
        view.replaceViews()
        XCTAssertEqual(view.bottomContainer.arrangedSubviews, [view.unreadCountView, view.replyTimestampLabel])
    }

    func testPaddingIsKeptFree() {
        let view = Padding.View()
        view.makeContainerWithDistances().embed(in: view)
        view.layoutIfNeeded()
        XCTAssertEqual(view.unreadCountView.frame.origin, CGPoint(x: 16, y: 8))
        XCTAssertEqual(view.replyTimestampLabel.frame.maxX, 104)
        XCTAssertEqual(view.replyTimestampLabel.frame.maxY, 72)

        let other = Padding.View()
        other.makeContainerWithOneDistance().embed(in: other)
        other.layoutIfNeeded()
        XCTAssertEqual(other.unreadCountView.frame.origin, CGPoint(x: 8, y: 8))
        XCTAssertEqual(other.replyTimestampLabel.frame.maxX, 112)
    }

    func testContainersFillTheViewInsetsOrMargins() {
        let view = Embed.View()
        view.embedContainers()
        view.layoutIfNeeded()
        let inset = view.bounds.insetBy(dx: 10, dy: 10)
        XCTAssertEqual(view.subviews.map(\.frame), [view.bounds, inset, inset])
    }

    // MARK: Example

    func testThreadItemHasTheChannelAtTheTop() throws {
        let item = try picture("ChatThreadListItemView")
        XCTAssertEqual(
            item.all("UILabel").compactMap(\.text),
            [
                "Kite Club", "replied to: Mine is in a tree again", "1", "Leia Organa", "I have a ladder for you",
                "11:41\u{202F}AM",
            ])
        XCTAssertEqual(item.first("ChatUserAvatarView")?.rect.size, CGSize(width: 40, height: 40))
    }

    func testRebuiltThreadItemHasTheMessageAtTheTop() throws {
        let item = try picture("ChatThreadListItemView_Custom")
        XCTAssertEqual(item.rect.size, CGSize(width: 375, height: 80))
        let labels = Dictionary(uniqueKeysWithValues: item.all("UILabel").map { ($0.text ?? "", $0.rect) })
        XCTAssertEqual(labels.count, 5)
        let title = try XCTUnwrap(labels["Mine is in a tree again"])
        let channel = try XCTUnwrap(labels["# Kite Club"])
        let reply = try XCTUnwrap(labels["I have a ladder for you"])
        let time = try XCTUnwrap(labels["11:41\u{202F}AM"])
        let unread = try XCTUnwrap(item.first("ChatThreadUnreadCountView")).rect
        let avatar = try XCTUnwrap(item.first("ChatUserAvatarView")).rect

        XCTAssertEqual(unread, CGRect(x: 347, y: 8, width: 20, height: 20))
        XCTAssertEqual(title.minY, unread.minY)
        XCTAssertEqual(channel.minX, 8)
        XCTAssertEqual(channel.minY, title.maxY + 4)
        XCTAssertEqual(avatar, CGRect(x: 8, y: channel.maxY + 4, width: 20, height: 20))
        XCTAssertEqual(reply.minX, avatar.maxX + 4)
        XCTAssertEqual([reply.midY, time.midY], [avatar.midY, avatar.midY])
        XCTAssertEqual(time.maxX, 367)
    }

    // MARK: Signatures

    func testReplacedPartsAreShown() {
        let item = ExtendedThreadItem()
        item.setUpIfNeeded()
        for part in item.ownParts { XCTAssertTrue(part.isDescendant(of: item), "\(type(of: part))") }

        let channelItem = ExtendedChannelItem()
        channelItem.setUpIfNeeded()
        XCTAssertTrue(channelItem.unreadCountView.isDescendant(of: channelItem.topContainer))
    }
}

extension UIView {
    /// Lays out the view, so that components are set up.
    fileprivate func setUpIfNeeded() { _ = makeFrame(proposing: ProposedSize(width: 390)) }
}
