import ChatModels
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

@testable import ChatUI

/// Sizes, dots and pictures of avatars.
@MainActor @preconcurrency
final class AvatarTests: XCTestCase {
    private func frame(_ view: UIView, side: CGFloat = 50) -> Frame {
        let host = Host(view)
        return withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: side, height: side)) }
    }

    private func channel(_ members: [ChatChannelMember], imageURL: URL? = nil) -> ChatChannel {
        ChatChannel(
            cid: ChannelId(type: .messaging, id: "rebels"), imageURL: imageURL, memberCount: members.count,
            lastActiveMembers: members)
    }

    private func member(_ id: String, isOnline: Bool = false, joined: Double = 0) -> ChatChannelMember {
        ChatChannelMember(
            user: ChatUser(id: id, isOnline: isOnline), memberCreatedAt: Date(timeIntervalSince1970: joined))
    }

    // MARK: Shape

    func testAvatarIsRound() {
        let view = ChatAvatarView()
        let frame = frame(view, side: 32)
        XCTAssertEqual(frame.first(named: "UIImageView")?.corners, CornerRadii(16))
        XCTAssertEqual(frame.first(named: "UIImageView")?.clipsToBounds, true)
    }

    func testAvatarIsAsLargeAsItsPicture() {
        let view = ChatAvatarView()
        view.imageView.image = Appearance.default.images.userAvatarPlaceholder1
        XCTAssertEqual(view.intrinsicContentSize, CGSize(width: 64, height: 64))
    }

    func testSquareAvatars() {
        final class SquareAvatarView: ChatAvatarView {
            override func layoutSubviews() {
                super.layoutSubviews()
                imageView.layer.cornerRadius = 3
            }
        }
        XCTAssertEqual(frame(SquareAvatarView()).first(named: "UIImageView")?.corners, CornerRadii(3))
    }

    // MARK: Presence

    func testDotOfOnlineUser() throws {
        let view = ChatUserAvatarView()
        view.content = ChatUser(id: "leia", isOnline: true)
        let frame = frame(view)
        let dot = try XCTUnwrap(frame.rect(of: "OnlineIndicatorView"))
        XCTAssertEqual(dot, CGRect(x: 39, y: 1, width: 10, height: 10))
        XCTAssertEqual(frame.first(named: "OnlineIndicatorView")?.fill, .color(RGBA(hex: 0x20E070)))
        XCTAssertEqual(frame.first(named: "OnlineIndicatorView")?.corners, CornerRadii(5))
    }

    func testADotPlacedByASubclassLeavesTheAvatarItsSize() throws {
        final class LowDotAvatarView: ChatPresenceAvatarView {
            override func setUpLayout() {
                super.setUpLayout()
                NSLayoutConstraint.activate([
                    onlineIndicatorView.bottomAnchor.constraint(equalTo: bottomAnchor),
                    onlineIndicatorView.leadingAnchor.constraint(equalTo: leadingAnchor),
                    onlineIndicatorView.widthAnchor.constraint(equalToConstant: 20),
                    onlineIndicatorView.heightAnchor.constraint(equalToConstant: 20),
                ])
            }
        }
        ConfigurationScope.run {
            Components.default.presenceAvatarView = LowDotAvatarView.self
            let view = ChatChannelListItemView()
            let other = member("leia", isOnline: true)
            view.content = .init(channel: channel([member("luke"), other]), currentUserId: "luke")
            let host = Host(view)
            let frame = withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: 360)) }
            XCTAssertEqual(frame.rect(of: "ChatChannelAvatarView"), CGRect(x: 8, y: 8, width: 48, height: 48))
            XCTAssertEqual(frame.rect(of: "OnlineIndicatorView"), CGRect(x: 8, y: 36, width: 20, height: 20))
        }
    }

    func testDotIsCutOutOfAvatar() throws {
        let view = ChatUserAvatarView()
        view.content = ChatUser(id: "leia", isOnline: true)
        let mask = try XCTUnwrap(frame(view).first(named: "ChatAvatarView")?.mask)
        XCTAssertEqual(mask.rule, .evenOdd)
        let gap = CGPath(outline: Outline(Array(mask.outline.elements.prefix(6)))).boundingBoxOfPath
        XCTAssertEqual(gap.minX, 36.5, accuracy: 0.01)
        XCTAssertEqual(gap.width, 15, accuracy: 0.01)
    }

    func testOfflineUserHasNoDot() {
        let view = ChatUserAvatarView()
        view.content = ChatUser(id: "leia", isOnline: false)
        let frame = frame(view)
        XCTAssertNil(frame.first(named: "OnlineIndicatorView"))
        XCTAssertNil(frame.first(named: "ChatAvatarView")?.mask)
    }

    func testDotCanBeRefused() {
        let view = ChatUserAvatarView()
        view.shouldShowOnlineIndicator = false
        view.content = ChatUser(id: "leia", isOnline: true)
        XCTAssertNil(frame(view).first(named: "OnlineIndicatorView"))
    }

    func testOnlineIndicatorIsOnTheRightInBothDirections() {
        let view = ChatUserAvatarView()
        view.semanticContentAttribute = .forceRightToLeft
        view.content = ChatUser(id: "leia", isOnline: true)
        XCTAssertEqual(frame(view).rect(of: "OnlineIndicatorView")?.minX, 39)
    }

    func testReplacedDot() {
        final class Square: UIView, MaskProviding {
            var maskingPath: CGPath? { CGPath(rect: frame, transform: nil) }
        }
        ConfigurationScope.run {
            Components.default.onlineIndicatorView = Square.self
            let view = ChatUserAvatarView()
            view.content = ChatUser(id: "leia", isOnline: true)
            let frame = frame(view)
            XCTAssertNotNil(frame.first(named: "Square"))
            XCTAssertNil(frame.first(named: "OnlineIndicatorView"))
        }
    }

    // MARK: Channels

    func testChannelWithoutContentShowsPattern3() {
        let view = ChatChannelAvatarView()
        _ = frame(view)
        XCTAssertTrue(shownImage(of: view) === Appearance.default.images.userAvatarPlaceholder3)
    }

    func testChannelOfTwoShowsTheOtherOne() {
        let view = ChatChannelAvatarView()
        view.content = (channel([member("me"), member("leia", isOnline: true)]), "me")
        XCTAssertNotNil(frame(view).first(named: "OnlineIndicatorView"))
    }

    func testGroupHasNoDot() {
        let view = ChatChannelAvatarView()
        view.content = (
            channel([member("me"), member("leia", isOnline: true), member("vader", isOnline: true)]), "me"
        )
        XCTAssertNil(frame(view).first(named: "OnlineIndicatorView"))
        XCTAssertTrue(shownImage(of: view) === Appearance.default.images.userAvatarPlaceholder2)
    }

    func testEmptyChannelShowsPattern4() {
        let view = ChatChannelAvatarView()
        view.content = (channel([]), "me")
        _ = frame(view)
        XCTAssertTrue(shownImage(of: view) === Appearance.default.images.userAvatarPlaceholder4)
    }

    func testCollageIsSquare() {
        let view = ChatChannelAvatarView()
        let avatar = Appearance.default.images.userAvatarPlaceholder1
        for count in 2...4 {
            let collage = view.createMergedAvatar(from: Array(repeating: avatar, count: count))
            XCTAssertEqual(collage?.size, CGSize(width: 40, height: 40), "\(count) pictures")
        }
        XCTAssertNil(view.createMergedAvatar(from: []))
    }

    /// Pictures of three shapes fill the collage without a gap between or beside them.
    func testCollageOfThreeHasNoGaps() throws {
        let view = ChatChannelAvatarView()
        let colors: [(UIColor, CGSize)] = [
            (.red, CGSize(width: 60, height: 60)), (.green, CGSize(width: 90, height: 40)),
            (.blue, CGSize(width: 30, height: 80)),
        ]
        let pictures = colors.map { color, size in
            UIGraphicsImageRenderer(size: size).image { context in
                color.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
        }
        let collage = UIImageView(image: view.createMergedAvatar(from: pictures))
        let frame = collage.makeFrame(proposing: ProposedSize(width: 40, height: 40))
        let bitmap = try Renderer().render(frame, scale: 1)
        for (x, y, color) in [
            (0, 0, RGBA(red: 1, green: 0, blue: 0)), (19, 39, RGBA(red: 1, green: 0, blue: 0)),
            (20, 0, RGBA(red: 0, green: 1, blue: 0)), (39, 18, RGBA(red: 0, green: 1, blue: 0)),
            (20, 21, RGBA(red: 0, green: 0, blue: 1)), (39, 39, RGBA(red: 0, green: 0, blue: 1)),
        ] {
            XCTAssertEqual(bitmap[x, y], color, "\(x), \(y)")
        }
    }

    private func shownImage(of view: ChatChannelAvatarView) -> UIImage? {
        view.presenceAvatarView.avatarView.imageView.image
    }

    // MARK: Others

    func testCurrentUserAvatarIs32PointsWide() {
        let view = CurrentChatUserAvatarView()
        let host = Host(view)
        let frame = withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize()) }
        XCTAssertEqual(frame.rect.size, CGSize(width: 32, height: 32))
    }

    func testPressedCurrentUserAvatarIsPale() {
        let view = CurrentChatUserAvatarView()
        view.isHighlighted = true
        XCTAssertEqual(frame(view).opacity, 0.5)
    }

    func testStackedAvatarsOverlap() {
        let view = StackedUserAvatarsView()
        view.content = StackedUserAvatarsView.Content(users: [.leia, .vader, .luke])
        let host = Host(view)
        let frame = withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize()) }
        XCTAssertEqual(frame.rect.size, CGSize(width: 36, height: 20))
    }
}
