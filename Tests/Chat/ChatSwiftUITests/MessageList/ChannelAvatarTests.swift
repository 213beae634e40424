import ChatModels
import ChatSwiftUI
import Frames
import HeadlessSwiftUI
import XCTest

final class ChannelAvatarTests: XCTestCase {
    func testSeveralPicturesMakeOneSquare() throws {
        let merger = ChannelAvatarsMerger()
        let picture = try XCTUnwrap(UIImage(systemName: "photo"))
        XCTAssertNil(merger.createMergedAvatar(from: []))
        XCTAssertEqual(merger.createMergedAvatar(from: [picture])?.size, picture.size)
        for count in 2...5 {
            let merged = merger.createMergedAvatar(from: Array(repeating: picture, count: count))
            XCTAssertEqual(merged?.size, CGSize(width: 48, height: 48), "\(count) pictures")
        }
    }

    func testOnlineIndicatorIsShown() {
        let online = DrawnScene(width: nil, height: nil) {
            ChannelAvatarView(channel: Fixture.channel(), showOnlineIndicator: true)
        }
        XCTAssertEqual(online.frame.rect.size, CGSize(width: 48, height: 48))
        // Three tenths of the avatar, over its corner.
        XCTAssertEqual(online.rects("OnlineIndicatorView"), [CGRect(x: 36.67, y: -1, width: 14.33, height: 14.33)])
        let offline = DrawnScene(width: nil, height: nil) {
            ChannelAvatarView(channel: Fixture.channel(), showOnlineIndicator: false, size: .messageAvatarSize)
        }
        XCTAssertEqual(offline.rects("OnlineIndicatorView"), [])
        XCTAssertEqual(offline.frame.rect.size, CGSize(width: 36, height: 36))
    }
}
