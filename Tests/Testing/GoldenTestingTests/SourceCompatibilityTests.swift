import Foundation
import FoundationNetworking
import GoldenTesting
import HeadlessUIKit
import Testing
import XCTest

/// The calls of `swift-snapshot-testing` as users write them. Compiling is half of the test.
final class SourceCompatibilityTests: XCTestCase {
    private struct User: Codable {
        var id = 1
        var name = "Leia"
    }

    private final class ProfileViewController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
        }
    }

    /// As in UIKit, a view may have no `init(frame:)`.
    private final class BadgeView: UIView {
        private let label = UILabel()

        init(name: String) {
            super.init(frame: .zero)
            label.text = name
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) {
            fatalError("init(coder:) has not been implemented")
        }
    }

    override func invokeTest() {
        withSnapshotTesting(record: .missing, diffTool: .ksdiff) { super.invokeTest() }
    }

    /// The result of a strategy for a value, which is not compared with a golden.
    @MainActor
    private func format<Value, Format>(_ value: Value, as strategy: Snapshotting<Value, Format>) throws -> Format {
        var format: Format?
        strategy.snapshot(value).run { format = $0 }
        return try XCTUnwrap(format)
    }

    @MainActor
    private func size<Value>(_ value: Value, as strategy: Snapshotting<Value, UIImage>) throws -> CGSize {
        try format(value, as: strategy).size
    }

    // MARK: Assertions

    @MainActor @preconcurrency
    func testAssertions() async throws {
        assertSnapshot(of: "text", as: .lines)
        assertSnapshot(
            of: "text", as: .lines, named: "full", record: false, timeout: 1, fileID: #fileID, file: #filePath,
            testName: #function, line: #line, column: #column)
        assertSnapshots(of: User(), as: ["dump": .dump, "json": .json])
        assertSnapshots(of: User(), as: [.dump, .json], record: .missing, timeout: 1)
        withSnapshotTesting { assertSnapshot(of: "scope", as: .lines, named: "scope") }
        let count = try await withSnapshotTesting(record: .failed) { () async throws -> Int in
            await Task.yield()
            assertSnapshot(of: "async", as: .lines, named: "async")
            return 1
        }
        XCTAssertEqual(count, 1)
    }

    @MainActor @preconcurrency
    func testVerifySnapshotReturnsTheFailure() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        let failure = verifySnapshot(
            of: "text", as: .lines, named: "x", record: .never, snapshotDirectory: folder, timeout: 5,
            fileID: #fileID, file: #filePath, testName: "testVerify()", line: #line, column: #column)
        XCTAssertTrue(try XCTUnwrap(failure).contains("does not exist"), failure ?? "")
    }

    @available(*, deprecated)
    @MainActor @preconcurrency
    func testDeprecatedCalls() {
        XCTAssertFalse(isRecording)
        isRecording = false
        SnapshotTestingConfiguration.$current.withValue(nil) {
            GoldenTesting.record = true
            XCTAssertTrue(isRecording)
            GoldenTesting.record = false
            XCTAssertFalse(isRecording)
        }
        diffTool = "compare"
        defer { diffTool = nil }
        assertSnapshot(matching: "text", as: .lines)
        assertSnapshots(matching: "text", as: ["one": .lines])
        assertSnapshots(matching: "text", as: [.lines])
        XCTAssertNotNil(verifySnapshot(matching: "text", as: .lines, named: "x", record: .never))
    }

    @MainActor @preconcurrency
    func testConfiguration() {
        let inner = SnapshotTestingConfiguration(record: .failed, diffTool: .default)
        SnapshotTestingConfiguration.$current.withValue(inner) {
            XCTAssertEqual(SnapshotTestingConfiguration.current?.record, .failed)
            let words = SnapshotTestingConfiguration.current?.diffTool?(currentFilePath: "a", failedFilePath: "b")
            XCTAssertEqual(words?.contains("a"), true)
        }
        let tool = SnapshotTestingConfiguration.DiffTool { "compare \($0) \($1)" }
        XCTAssertEqual(tool(currentFilePath: "a", failedFilePath: "b"), "compare a b")
        XCTAssertEqual(SnapshotTestingConfiguration.Record(rawValue: "all"), .all)
        XCTAssertNil(SnapshotTestingConfiguration.Record(rawValue: "some"))
    }

    // MARK: Custom strategies

    @MainActor @preconcurrency
    func testStrategiesAreValues() throws {
        let names = Snapshotting<User, String>(pathExtension: "txt", diffing: .lines) { $0.name }
        XCTAssertEqual(try format(User(), as: names), "Leia")
        let later = Snapshotting<User, String>(pathExtension: "txt", diffing: .lines) { user in
            Async<String> { callback in callback(user.name) }.map { $0.uppercased() }
        }
        XCTAssertEqual(try format(User(), as: later), "LEIA")
        let length = SimplySnapshotting<String>.lines.pullback { (number: Int) in "\(number)" }
        XCTAssertEqual(try format(7, as: length), "7")
        let waiting = SimplySnapshotting<String>.lines.asyncPullback { (user: User) in Async(value: user.name) }
        XCTAssertEqual(try format(User(), as: .wait(for: 0.001, on: waiting)), "Leia")
        let plain = SimplySnapshotting<Data>(pathExtension: "bin", diffing: .data)
        XCTAssertEqual(plain.pathExtension, "bin")
        let badge = Snapshotting<UIView, UIImage>.image.pullback { (name: String) in BadgeView(name: name) }
        XCTAssertEqual(badge.pathExtension, "png")
        assertSnapshot(of: "Leia", as: badge)
    }

    @MainActor @preconcurrency
    func testCustomDiffing() {
        let diffing = Diffing<Int>(
            toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
            diff: { old, new in
                guard old != new else { return nil }
                let attachment = XCTAttachment(string: "\(old), \(new)")
                return ("\(old) is not \(new)", [attachment])
            })
        XCTAssertNil(diffing.diff(1, 1))
        XCTAssertEqual(diffing.diff(1, 2)?.0, "1 is not 2")
        XCTAssertEqual(Diffing<String>.lines.diff("a", "b")?.0.contains("+b"), true)
        XCTAssertNil(Diffing<UIImage>.image(precision: 0.9, perceptualPrecision: 0.98, scale: 2).diff(dot, dot))
        XCTAssertFalse(Diffing<UIImage>.image.toData(dot).isEmpty)
        XCTAssertFalse(XCTAttachment(image: dot).data.isEmpty)
    }

    private var dot: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
    }

    // MARK: Pictures

    @MainActor @preconcurrency
    func testPicturesOfViews() throws {
        let size = CGSize(width: 40, height: 20)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let narrow = Snapshotting<UIView, UIImage>.image(
            drawHierarchyInKeyWindow: false, precision: 0.99, perceptualPrecision: 0.98, size: size,
            traits: .init(userInterfaceStyle: .dark))
        XCTAssertEqual(try self.size(view, as: narrow), size)
        XCTAssertEqual(try self.size(view, as: .image), view.bounds.size)
        XCTAssertEqual(try self.size(view, as: .image(layout: .fixed(width: 10, height: 8))).width, 10)
        XCTAssertEqual(try self.size(view, as: .image(layout: .device(config: .iPhoneSe))).width, 320)
        XCTAssertEqual(try self.size(UILabel(), as: .image(layout: .sizeThatFits, traits: .init())), .zero)
        assertSnapshot(of: BadgeView(name: "Leia"), as: .image)
        assertSnapshot(of: BadgeView(name: "Leia"), as: .recursiveDescription)
        assertGolden(of: BadgeView(name: "Leia"), named: "golden")
    }

    @MainActor @preconcurrency
    func testPicturesOfControllers() throws {
        let controller = ProfileViewController()
        XCTAssertEqual(try size(controller, as: .image), UIScreen.main.bounds.size)
        XCTAssertEqual(
            try size(
                controller,
                as: .image(
                    on: .iPhoneX(.landscape), precision: 0.99, perceptualPrecision: 0.98, size: nil,
                    traits: .init(userInterfaceStyle: .dark))), CGSize(width: 812, height: 375))
        XCTAssertEqual(
            try size(
                controller,
                as: .image(
                    drawHierarchyInKeyWindow: false, precision: 1, perceptualPrecision: 1,
                    size: CGSize(width: 30, height: 20), traits: .init())), CGSize(width: 30, height: 20))
        XCTAssertFalse(try format(controller, as: .hierarchy).isEmpty)
        XCTAssertFalse(try format(controller, as: .recursiveDescription(on: .iPhoneSe)).isEmpty)
    }

    @MainActor @preconcurrency
    func testPicturesOfLayersPathsAndImages() throws {
        let layer = CALayer()
        layer.frame = CGRect(x: 0, y: 0, width: 6, height: 4)
        XCTAssertEqual(
            try size(layer, as: .image(precision: 0.9, perceptualPrecision: 0.9, traits: .init())), layer.bounds.size)
        XCTAssertEqual(try size(dot, as: .image(precision: 0.9, perceptualPrecision: 0.9, scale: nil)), dot.size)
        let rings = UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 14, height: 14))
        rings.append(UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 8, height: 8)))
        XCTAssertEqual(
            try size(rings, as: .image(precision: 1, perceptualPrecision: 1, scale: 2)), CGSize(width: 14, height: 14))
        for mode in [CGPathDrawingMode.eoFill, .fill, .stroke] {
            assertSnapshot(of: rings.cgPath, as: .image(precision: 1, perceptualPrecision: 1, drawingMode: mode))
        }
        assertSnapshot(of: rings.cgPath, as: .image)
    }

    @MainActor @preconcurrency
    func testDescriptionsOfPaths() throws {
        let path = UIBezierPath(rect: CGRect(x: 0.5, y: 0, width: 2, height: 1))
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.maximumFractionDigits = 2
        formatter.minimumFractionDigits = 2
        XCTAssertTrue(try format(path, as: .elementsDescription).hasPrefix("MoveTo (0.5, 0.0)"))
        XCTAssertTrue(
            try format(path, as: .elementsDescription(numberFormatter: formatter)).hasPrefix("MoveTo (0.50, 0.00)"))
        XCTAssertEqual(
            try format(path.cgPath, as: .elementsDescription(numberFormatter: formatter)),
            try format(path, as: .elementsDescription(numberFormatter: formatter)))
    }

    // MARK: Texts

    @MainActor @preconcurrency
    func testTexts() throws {
        XCTAssertEqual(try format(User(), as: .dump).split(separator: "\n").count, 3)
        XCTAssertEqual(try format(42, as: .description), "42")
        XCTAssertTrue(try format(User(), as: .json).contains("\"id\" : 1"))
        XCTAssertTrue(try format(User(), as: .json(JSONEncoder())).contains("\"name\":\"Leia\""))
        XCTAssertTrue(try format(["a": 1] as Any, as: .json).contains("\"a\" : 1"))
        XCTAssertTrue(try format(User(), as: .plist).contains("<key>id</key>"))
        XCTAssertTrue(try format(User(), as: .plist(PropertyListEncoder())).contains("Leia"))
        XCTAssertEqual(try format("a", as: .lines), "a")
        XCTAssertEqual(try format(Data([1]), as: .data), Data([1]))
        enum Side: String, CaseIterable { case left, right }
        let strategy = Snapshotting<Side, String>.func(into: SimplySnapshotting.lines)
        XCTAssertEqual(try format({ $0.rawValue + "!" }, as: strategy), "\"left\",\"left!\"\n\"right\",\"right!\"")
        let request = URLRequest(url: try XCTUnwrap(URL(string: "https://example.org/a")))
        XCTAssertEqual(try format(request, as: .raw), "GET https://example.org/a")
        XCTAssertTrue(try format(request, as: .curl).hasPrefix("curl"))
    }

    @MainActor @preconcurrency
    func testTypesDescribeThemselves() throws {
        struct Token: AnySnapshotStringConvertible {
            let id = UUID()
            var snapshotDescription: String { "Token" }
        }
        XCTAssertEqual(try format(Token(), as: .dump), "- Token\n")
        XCTAssertFalse(Token.renderChildren)
    }

    // MARK: Devices

    @MainActor @preconcurrency
    func testDevices() throws {
        let devices: [(String, ViewImageConfig, CGSize)] = [
            ("iPhoneSe", .iPhoneSe, CGSize(width: 320, height: 568)),
            ("iPhone8", .iPhone8, CGSize(width: 375, height: 667)),
            ("iPhone8Plus", .iPhone8Plus, CGSize(width: 414, height: 736)),
            ("iPhoneX", .iPhoneX, CGSize(width: 375, height: 812)),
            ("iPhoneXsMax", .iPhoneXsMax, CGSize(width: 414, height: 896)),
            ("iPhoneXr", .iPhoneXr, CGSize(width: 414, height: 896)),
            ("iPhone12", .iPhone12, CGSize(width: 390, height: 844)),
            ("iPhone12Pro", .iPhone12Pro, CGSize(width: 390, height: 844)),
            ("iPhone12ProMax", .iPhone12ProMax, CGSize(width: 428, height: 926)),
            ("iPhone13", .iPhone13, CGSize(width: 390, height: 844)),
            ("iPhone13Mini", .iPhone13Mini, CGSize(width: 375, height: 812)),
            ("iPhone13Pro", .iPhone13Pro, CGSize(width: 390, height: 844)),
            ("iPhone13ProMax", .iPhone13ProMax, CGSize(width: 428, height: 926)),
            ("iPadMini", .iPadMini, CGSize(width: 1024, height: 768)),
            ("iPad9_7", .iPad9_7, CGSize(width: 1024, height: 768)),
            ("iPad10_2", .iPad10_2, CGSize(width: 1080, height: 810)),
            ("iPadPro10_5", .iPadPro10_5, CGSize(width: 1112, height: 834)),
            ("iPadPro11", .iPadPro11, CGSize(width: 1194, height: 834)),
            ("iPadPro12_9", .iPadPro12_9, CGSize(width: 1366, height: 1024)),
            ("tv", .tv, CGSize(width: 1920, height: 1080)),
            ("tv4K", .tv4K, CGSize(width: 1920, height: 1080)),
        ]
        for (name, config, size) in devices {
            XCTAssertEqual(config.size, size, name)
            XCTAssertEqual(try self.size(ProfileViewController(), as: .image(on: config)), size, name)
        }
    }

    @MainActor @preconcurrency
    func testDevicesOnTheirSides() {
        let phones: [(ViewImageConfig.Orientation) -> ViewImageConfig] = [
            ViewImageConfig.iPhoneSe, ViewImageConfig.iPhone8, ViewImageConfig.iPhone8Plus, ViewImageConfig.iPhoneX,
            ViewImageConfig.iPhoneXsMax, ViewImageConfig.iPhoneXr, ViewImageConfig.iPhone12,
            ViewImageConfig.iPhone12Pro, ViewImageConfig.iPhone12ProMax, ViewImageConfig.iPhone13,
            ViewImageConfig.iPhone13Mini, ViewImageConfig.iPhone13Pro, ViewImageConfig.iPhone13ProMax,
            ViewImageConfig.iPadMini, ViewImageConfig.iPad9_7, ViewImageConfig.iPad10_2,
            ViewImageConfig.iPadPro10_5, ViewImageConfig.iPadPro11, ViewImageConfig.iPadPro12_9,
        ]
        for phone in phones {
            XCTAssertEqual(phone(.landscape).size?.width, phone(.portrait).size?.height)
        }
        let tablets: [(ViewImageConfig.TabletOrientation) -> ViewImageConfig] = [
            ViewImageConfig.iPadMini, ViewImageConfig.iPad9_7, ViewImageConfig.iPad10_2,
            ViewImageConfig.iPadPro10_5, ViewImageConfig.iPadPro11, ViewImageConfig.iPadPro12_9,
        ]
        for tablet in tablets {
            let widths = [
                tablet(.landscape(splitView: .oneThird)), tablet(.landscape(splitView: .oneHalf)),
                tablet(.landscape(splitView: .twoThirds)), tablet(.landscape(splitView: .full)),
            ].compactMap(\.size?.width)
            XCTAssertEqual(widths, widths.sorted())
            XCTAssertEqual(Set(widths).count, 4)
            let upright = [
                tablet(.portrait(splitView: .oneThird)), tablet(.portrait(splitView: .twoThirds)),
                tablet(.portrait(splitView: .full)),
            ].compactMap(\.size?.width)
            XCTAssertEqual(Set(upright).count, 3)
        }
        let custom = ViewImageConfig(
            safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0), size: CGSize(width: 100, height: 50),
            traits: .init(displayScale: 1))
        XCTAssertEqual(custom.safeArea.top, 10)
        XCTAssertNil(ViewImageConfig().size)
    }
}

/// The same in Swift Testing.
@MainActor @Suite(.snapshots(record: .missing, diffTool: .ksdiff))
struct SourceCompatibilityTraits {
    @Test func traitsOfASuite() {
        assertSnapshot(of: UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4)), as: .recursiveDescription)
    }

    @Test(.snapshots(SnapshotTestingConfiguration(record: .never))) func traitsOfATest() async {
        let failure = verifySnapshot(of: "nothing", as: .lines, named: "is never recorded")
        #expect(failure?.contains("does not exist") == true)
    }
}
