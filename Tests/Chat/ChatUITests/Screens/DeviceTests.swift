import ChatModels
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
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

    /// Points that Apple publishes or that UIKit reports.
    func testScreensOfEarlierDevices() {
        let points: [(String, CGFloat, CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat)] = [
            ("iPhone SE 1", 320, 568, 2, 20, 0), ("iPhone SE 2", 375, 667, 2, 20, 0),
            ("iPhone SE 3", 375, 667, 2, 20, 0), ("iPhone X", 375, 812, 3, 44, 34), ("iPhone XS", 375, 812, 3, 44, 34),
            ("iPhone XS Max", 414, 896, 3, 44, 34), ("iPhone XR", 414, 896, 2, 48, 34),
            ("iPhone 16e", 390, 844, 3, 47, 34), ("iPhone Air", 420, 912, 3, 68, 34),
            ("iPad mini", 744, 1133, 2, 24, 20),
            ("iPad Air 11", 820, 1180, 2, 24, 20), ("iPad Air 13", 1024, 1366, 2, 24, 20),
        ]
        for (name, width, height, scale, top, bottom) in points {
            let device = Device.named(name)
            XCTAssertEqual(device?.size, CGSize(width: width, height: height), name)
            XCTAssertEqual(device.map { [$0.scale, $0.topInset, $0.bottomInset] }, [scale, top, bottom], name)
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

    /// Body and screen have the same center of their corners, so the band between them is as wide there as elsewhere.
    func testCornersOfABodyAreConcentric() throws {
        for device in Device.all where device.cornerRadius > 0 {
            let outline = DeviceBody(device: device).outline
            let placed = try XCTUnwrap(frame(device, .device).rect(of: "DeviceScreen"))
            let screen = Outline(deviceWithCornerRadius: device.cornerRadius, in: placed)
            let (outer, inner) = (try middleOfCorner(outline), try middleOfCorner(screen))
            let bezel = placed.minX - (try XCTUnwrap(outline.controlBounds)).minX
            XCTAssertEqual(hypot(inner.x - outer.x, inner.y - outer.y), bezel, accuracy: 0.2, device.name)
        }
    }

    /// The curves of a corner meet in one direction.
    func testCornersHaveNoKink() throws {
        let outline = Outline(
            deviceWithCornerRadius: 100, in: CGRect(x: 0, y: 0, width: 500, height: 500))
        var end = CGPoint.zero
        var direction: CGFloat?
        for element in outline.elements {
            switch element {
            case .move(let point):
                end = point
                direction = nil
            case .line(let point): (end, direction) = (point, atan2(point.y - end.y, point.x - end.x))
            case .curve(let point, let control1, let control2):
                let start = atan2(control1.y - end.y, control1.x - end.x)
                if let direction { XCTAssertEqual(cos(start - direction), 1, accuracy: 0.0001) }
                (end, direction) = (point, atan2(point.y - control2.y, point.x - control2.x))
            case .close: break
            }
        }
    }

    /// The middle of the second curve, which is the rounded part of the first corner.
    private func middleOfCorner(_ outline: Outline) throws -> CGPoint {
        var curves: [(CGPoint, CGPoint, CGPoint)] = []
        for element in outline.elements {
            if case .curve(let end, let control1, let control2) = element { curves.append((control1, control2, end)) }
        }
        let (start, curve) = (try XCTUnwrap(curves.first).2, curves[1])
        func middle(_ key: KeyPath<CGPoint, CGFloat>) -> CGFloat {
            (start[keyPath: key] + 3 * curve.0[keyPath: key] + 3 * curve.1[keyPath: key] + curve.2[keyPath: key]) / 8
        }
        return CGPoint(x: middle(\.x), y: middle(\.y))
    }

    func testButtonsProtrudeFromTheBody() throws {
        for device in Device.all {
            let frame = frame(device, .device)
            let body = try XCTUnwrap(frame.children.last)
            let buttons = frame.children.filter { $0.origin == "sideButton" }.map(\.rect)
            XCTAssertEqual(buttons.count, device.buttons.count, device.name)
            for button in buttons {
                XCTAssertTrue(CGRect(origin: .zero, size: frame.rect.size).contains(button), device.name)
                XCTAssertTrue(button.intersects(body.rect), device.name)
                XCTAssertFalse(body.rect.contains(button), device.name)
            }
            let covers = buttons.indices.contains { first in
                buttons.indices.contains { $0 != first && buttons[$0].intersects(buttons[first]) }
            }
            XCTAssertFalse(covers, device.name)
        }
    }

    func testATabletShowsTheDate() {
        let present = Date(timeIntervalSince1970: 1_719_000_000)
        func date(_ device: Device, _ locale: String) -> String? {
            RenderSettings.withCurrent(RenderSettings(locale: locale, now: present)) {
                let label = StatusBar(device: device).makeFrame().first(named: "dateLabel")
                guard case .text(let text) = label?.content else { return nil }
                return text.string
            }
        }
        XCTAssertEqual(date(.iPad, "en_US"), "Fri Jun 21")
        XCTAssertEqual(date(.iPad, "de_DE"), "Fr. 21. Juni")
        XCTAssertNil(date(.iPhone12, "en_US"))
    }

    /// A small device, with everything that a body has.
    func testBody() {
        let device = Device(
            name: "Small", size: CGSize(width: 260, height: 120), scale: 2, topInset: 44, bottomInset: 34,
            cornerRadius: 40, cutout: .island(width: 60, height: 20, top: 12), body: .even(bezel: 12),
            metal: .stainlessSteel(RGBA(hex: 0x9BB5CE)),
            buttons: [
                Device.Button(.left, at: 50, length: 16), Device.Button(.right, at: 60, length: 30),
                Device.Button(.top, at: 40, length: 20),
            ])
        var screen = DeviceScreen(EmptyContent(), on: device, chrome: .device)
        screen.stage = Stage(
            ground: .gradient(RGBA(hex: 0xFFE3B0), RGBA(hex: 0xC850C0), angle: 135), hasShadow: true, padding: 36)
        assertGolden(of: screen)
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

    func testDevicesInLandscape() {
        func turned(_ device: Device) -> Device {
            var device = device
            device.orientation = .landscape
            return device
        }
        XCTAssertEqual(turned(.iPhone16).size, CGSize(width: 852, height: 393))
        XCTAssertEqual(
            turned(.iPhone16).safeAreaInsets(hasNavigationBar: true),
            UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
        XCTAssertEqual(turned(.iPhoneSE).safeAreaInsets(hasNavigationBar: true), .zero)
        XCTAssertEqual(
            turned(.iPadMini).safeAreaInsets(hasNavigationBar: true),
            Device.iPadMini.safeAreaInsets(hasNavigationBar: true))
        XCTAssertNil(frame(turned(.iPhone16), .bars).first(named: "StatusBarView"))
        XCTAssertNotNil(frame(turned(.iPadMini), .bars).first(named: "StatusBarView"))
        let (upright, lying) = (frame(.iPhone16, .device), frame(turned(.iPhone16), .device))
        XCTAssertEqual(lying.rect.size, CGSize(width: upright.rect.height, height: upright.rect.width))
    }

    func testStatusBars() {
        for device in [Device.iPhoneSE, .iPhone12, .iPadMini] {
            assertGolden(
                of: StatusBar(device: device, content: .init(time: "12:08", batteryLevel: 0.6)),
                named: device.name, width: device.size.width, height: device.topInset)
        }
    }
}

/// A white screen.
private struct EmptyContent: ScreenContent {
    var hasNavigationBar: Bool { false }

    func keepClear(of safeArea: UIEdgeInsets) {}

    nonisolated func makeFrame(proposing size: ProposedSize) -> Frame {
        Frame(
            rect: CGRect(x: 0, y: 0, width: size.width ?? 0, height: size.height ?? 0), fill: .color(.white))
    }
}
