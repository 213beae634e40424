import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import Rendering
import SwiftUIGoldenTesting
import XCTest

@testable import GoldenTesting
@testable import Goldens

/// The failures of assertions on SwiftUI views.
@MainActor @preconcurrency
final class FailureTests: XCTestCase {
    /// Compares a view with the previous drawing of another one.
    private func failure<Content: View>(
        of first: @autoclosure () -> Content, then second: @autoclosure () -> Content,
        as strategy: Snapshotting<Content, UIImage>
    ) throws -> String? {
        try withFolder { folder in
            func verify(_ view: Content) throws -> GoldenResult {
                try result(of: view, as: strategy, record: .never, in: folder)
            }
            let before = try verify(first())
            let golden = try Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(before.evidence?.actual)))
            try GoldenRun.writeFile(golden, to: before.golden)
            return try verify(second()).message
        }
    }

    /// Compares a view as in the first run of another package's test.
    nonisolated private func result<Content: View>(
        of view: Content, as strategy: Snapshotting<Content, UIImage>, record: SnapshotTestingConfiguration.Record,
        in folder: String
    ) throws -> GoldenResult {
        try Data().write(to: URL(fileURLWithPath: "\(folder)/Package.swift"))
        let place = AssertionPlace(
            name: "small", testName: "testBadge()", fileID: "BadgeTests/BadgeTests.swift",
            filePath: "\(folder)/Tests/BadgeTests/BadgeTests.swift", line: 1, column: 1)
        return try TestInvocation.$scoped.withValue(TestInvocation()) {
            try XCTUnwrap(place.verify({ view }, as: strategy, record: record)?.result)
        }
    }

    func testTheSameViewPasses() throws {
        XCTAssertNil(try failure(of: Badge(), then: Badge(), as: .image))
    }

    /// With `.never`, the missing golden is only reported, as on continuous integration.
    func testAMissingPictureIsNamed() throws {
        try withFolder { folder in
            let missing = try result(of: Badge(), as: .image, record: .never, in: folder)
            XCTAssertTrue(
                missing.message?.contains("badge.small.png does not exist") ?? false, missing.message ?? "passed")
            XCTAssertTrue(missing.golden.hasSuffix("/badge.small.png"), missing.golden)
            XCTAssertFalse(FileManager.default.fileExists(atPath: missing.golden))
        }
    }

    func testAFailureNamesTheComponentAndNotItsModifiers() throws {
        struct Row: View {
            let color: Color

            var body: some View {
                HStack {
                    Text("Hello")
                    Badge(color: color).padding(3).opacity(0.9)
                }
            }
        }
        let message = try XCTUnwrap(failure(of: Row(color: .red), then: Row(color: .blue), as: .image))
        XCTAssertTrue(message.contains("Badge"), message)
        XCTAssertFalse(message.contains("ModifiedContent"), message)
        XCTAssertFalse(message.contains("<"), message)
    }

    func testAMessageRowIsNamedByItsComponentsAndTokens() throws {
        func row(_ configure: (inout ColorPalette) -> Void) -> some View {
            var colors = ColorPalette()
            configure(&colors)
            let ben = ChatUser(id: "ben", name: "Ben")
            let client = ChatClient(currentUser: CurrentChatUser(user: ben))
            let _ = StreamChat(chatClient: client, appearance: Appearance(colors: colors))
            let message = ChatMessage(
                id: "1", text: "Hello", createdAt: Date(timeIntervalSince1970: 113), author: ben,
                isSentByCurrentUser: true)
            return MessageContainerView(
                factory: DefaultViewFactory.shared,
                channel: ChatChannel(cid: ChannelId(type: .messaging, id: "a"), name: "A", memberCount: 2),
                message: message, width: 200, showsAllInfo: true, isInThread: false, isLast: false,
                scrolledId: .constant(nil), quotedMessage: .constant(nil), onLongPress: { _ in })
        }
        let layout = SwiftUISnapshotLayout.fixed(width: 240, height: 80)
        let message = try ConfigurationScope.run { () -> String? in
            let palette = ColorPalette()
            return try failure(
                of: row { $0.messageCurrentUserBackground = [palette.background6] },
                then: row { $0.messageCurrentUserBackground = [palette.background1] }, as: .image(layout: layout))
        }
        XCTAssertTrue(
            message?.contains("fill background6 #ECEBEB → background1 #F2F2F2") ?? false, message ?? "passed")
        XCTAssertFalse(message?.contains("ModifiedContent") ?? true, message ?? "passed")
    }

    func testPrecisionForgivesAFewPixels() throws {
        struct Dotted: View {
            let dots: CGFloat

            var body: some View {
                Color.white.frame(width: 40, height: 40)
                    .overlay(alignment: .topLeading) { Color.black.frame(width: dots, height: 1) }
            }
        }
        XCTAssertNotNil(try failure(of: Dotted(dots: 0), then: Dotted(dots: 4), as: .image))
        XCTAssertNil(try failure(of: Dotted(dots: 0), then: Dotted(dots: 4), as: .image(precision: 0.99)))
        XCTAssertNotNil(try failure(of: Dotted(dots: 0), then: Dotted(dots: 40), as: .image(precision: 0.99)))
    }

    func testTheFramesOfAViewAreLinesWithItsComponents() {
        let lines = text(of: VStack { Badge() }, as: .frames)
        XCTAssertTrue(lines.contains("Badge"), lines)
        XCTAssertFalse(lines.contains("<"), lines)
    }

    func testAViewIsASourceOfGoldens() throws {
        assertGolden(of: ViewFrames(Badge()), settings: RenderSettings(scale: 1))
    }
}
