import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@testable import ChatUI
@testable import Devices

@MainActor @preconcurrency
final class DeviceTests: XCTestCase {
    private func frame(_ device: Device, _ chrome: DeviceChrome) -> Frame {
        let screen = ConversationScreen(channel: .group(), messages: [.incoming("Hello")], currentUser: nil)
        return DeviceScreen(screen, on: device, chrome: chrome).makeFrame()
    }

    func testNames() {
        XCTAssertEqual(Device.named("iphone 14 PRO"), .iPhone14Pro)
        XCTAssertEqual(Device.named("iPhoneSE"), .iPhoneSE)
        XCTAssertNil(Device.named("iPhone 3"))
        XCTAssertEqual(Device.names(like: "iPhone 15 Pro Mx").first, "iPhone 15 Pro Max")
        XCTAssertEqual(Device.names(like: "x").count, Device.all.count)
        XCTAssertEqual(Set(Device.all.map(\.name)).count, Device.all.count)
        for device in Device.all { XCTAssertEqual(Device.named(device.name), device, device.name) }
    }

    /// Sizes that Apple publishes, in pixels.
    func testScreensOf2024AndLater() {
        let pixels: [(Device?, Int, Int)] = [
            (Device.named("iPhone 17"), 1206, 2622), (.named("iPhone 17 Pro"), 1206, 2622),
            (.named("iPhone 17 Pro Max"), 1320, 2868), (.named("iPhone Air"), 1260, 2736),
            (.named("iPad Pro 11 M4"), 1668, 2420), (.named("iPad Pro 13 M4"), 2064, 2752),
        ]
        for (device, width, height) in pixels {
            XCTAssertEqual(device.map { Int($0.size.width * $0.scale) }, width)
            XCTAssertEqual(device.map { Int($0.size.height * $0.scale) }, height)
        }
    }

    func testBarsKeepTheScreensSizeAndCoverItsEdges() {
        for device in Device.all {
            let frame = frame(device, .bars)
            XCTAssertEqual(frame.rect.size, device.size, device.name)
            XCTAssertEqual(frame.rect(of: "ChatMessageListView")?.minY, device.statusBarHeight + 44, device.name)
            XCTAssertEqual(frame.rect(of: "ComposerView")?.maxY, device.size.height, device.name)
            let input = frame.rect(of: "InputChatMessageView")
            XCTAssertEqual(input?.maxY, device.size.height - device.bottomInset - 8, device.name)
            XCTAssertEqual(frame.rect(of: "homeIndicator") != nil, device.bottomInset > 0, device.name)
        }
    }

    func testWithoutChromeTheContentFillsTheScreen() {
        let frame = frame(.iPhone12, .none)
        XCTAssertEqual(frame.rect.size, Device.iPhone12.size)
        XCTAssertEqual(frame.rect(of: "ChatMessageListView")?.minY, 44)
        XCTAssertNil(frame.rect(of: "StatusBarView"))
    }

    func testBodyIsAroundTheScreen() throws {
        for device in Device.all {
            let frame = frame(device, .device)
            let screen = try XCTUnwrap(frame.rect(of: "DeviceScreen"))
            XCTAssertEqual(screen.size, device.size, device.name)
            XCTAssertTrue(CGRect(origin: .zero, size: frame.rect.size).contains(screen), device.name)
        }
    }

    func testStatusBarAvoidsTheCutout() throws {
        for device in Device.all {
            let name: String
            switch device.cutout {
            case .none: continue
            case .notch: name = "notch"
            case .island: name = "island"
            }
            let frame = frame(device, .device)
            // At the notch, the screen's edge is a little wider.
            let cutout = try XCTUnwrap(frame.rect(of: name)).insetBy(dx: 6, dy: 0)
            let time = try XCTUnwrap(frame.rect(of: "timeLabel"))
            let signal = try XCTUnwrap(frame.rect(of: "signalView"))
            XCTAssertLessThan(time.maxX, cutout.minX, device.name)
            XCTAssertGreaterThan(signal.minX, cutout.maxX, device.name)
        }
    }

    func testStatusBars() {
        for device in [Device.iPhoneSE, .iPhone12] {
            assertGolden(
                of: StatusBar(device: device, content: .init(time: "12:08", batteryLevel: 0.6)),
                named: device.name, width: device.size.width, height: device.topInset)
        }
    }
}
