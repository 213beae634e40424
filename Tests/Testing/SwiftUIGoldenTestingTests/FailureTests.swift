import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUIGoldenTesting
import XCTest

@testable import GoldenTesting

/// What assertions on SwiftUI views say when they fail.
@MainActor @preconcurrency
final class FailureTests: XCTestCase {
    /// Records a view and compares another one with it.
    private func failure<Content: View>(
        of first: Content, then second: Content, as strategy: Snapshotting<Content, UIImage>
    ) throws -> String? {
        try withFolder { folder in
            func verify(_ view: Content, _ record: SnapshotTestingConfiguration.Record) -> String? {
                verifyAnew(of: view, as: strategy, record: record, in: folder)
            }
            _ = verify(first, .all)
            return verify(second, .never)
        }
    }

    /// Compares a view as a test does that runs for the first time.
    private func verifyAnew<Content: View>(
        of view: Content, as strategy: Snapshotting<Content, UIImage>, record: SnapshotTestingConfiguration.Record,
        in folder: String
    ) -> String? {
        TestInvocation.$scoped.withValue(TestInvocation()) {
            verifySnapshot(
                of: view, as: strategy, named: "small", record: record, snapshotDirectory: folder, testName: "badge()")
        }
    }

    func testTheSameViewPasses() throws {
        XCTAssertNil(try failure(of: Badge(), then: Badge(), as: .image))
    }

    func testAMissingPictureIsRecordedUnderItsName() throws {
        try withFolder { folder in
            let told = verifyAnew(of: Badge(), as: .image, record: .missing, in: folder)
            XCTAssertTrue(told?.contains("has been recorded") ?? false, told ?? "passed")
            let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(".png") }
            XCTAssertEqual(files, ["SwiftUIGoldenTesting/FailureTests/badge.small.png"])
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
            try withFolder { folder in
                func verify(_ record: SnapshotTestingConfiguration.Record, _ background: UIColor) -> String? {
                    let row = row { $0.messageCurrentUserBackground = [background] }
                    return verifyAnew(of: row, as: .image(layout: layout), record: record, in: folder)
                }
                let palette = ColorPalette()
                _ = verify(.all, palette.background6)
                return verify(.never, palette.background1)
            }
        }
        XCTAssertTrue(message?.contains("background6") ?? false, message ?? "passed")
        XCTAssertTrue(message?.contains("background1") ?? false, message ?? "passed")
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
