import Foundation
import FoundationNetworking
import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

/// The strategies as an app's tests use them; their goldens are the project's own.
@MainActor @preconcurrency
final class StrategyTests: XCTestCase {
    private func makeBadge(_ text: String = "Pinned by Leia") -> UIView {
        let label = UILabel(frame: CGRect(x: 10, y: 4, width: 100, height: 18))
        label.text = text
        label.font = .systemFont(ofSize: 13)
        label.textColor = .white
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 26))
        badge.backgroundColor = .systemBlue
        badge.layer.cornerRadius = 13
        badge.accessibilityIdentifier = "badge"
        badge.addSubview(label)
        return badge
    }

    private final class BadgeController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            let label = UILabel()
            label.text = "Safe"
            label.textColor = .label
            label.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                label.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            ])
        }
    }

    func testViews() {
        assertSnapshot(of: makeBadge(), as: .image)
        assertSnapshot(of: makeBadge(), as: .image(traits: .init(userInterfaceStyle: .dark)), named: "dark")
        assertSnapshot(of: makeBadge(), as: .image(size: CGSize(width: 60, height: 26)), named: "narrow")
        assertSnapshot(of: makeBadge(), as: .recursiveDescription)
        assertSnapshot(of: makeBadge(), as: .frames, named: "frames")
    }

    func testControllers() {
        let controller = BadgeController()
        assertSnapshot(of: controller, as: .image(on: .iPhone13, traits: .init(displayScale: 1)))
        assertSnapshot(of: controller, as: .frames(on: .iPhone13(.landscape)), named: "landscape")
        assertSnapshot(of: controller, as: .hierarchy)
    }

    func testLayersAndPaths() {
        let layer = CALayer()
        layer.frame = CGRect(x: 5, y: 5, width: 20, height: 12)
        layer.backgroundColor = UIColor.systemRed.cgColor
        layer.cornerRadius = 6
        assertSnapshot(of: layer, as: .image, named: "layer")
        let path = UIBezierPath(ovalIn: CGRect(x: 3, y: 3, width: 12, height: 8))
        assertSnapshot(of: path, as: .image(scale: 2), named: "path")
        assertSnapshot(of: path, as: .elementsDescription, named: "path")
    }

    func testImages() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16))
        let image = renderer.image { context in
            UIColor.systemGreen.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 2, y: 2, width: 12, height: 12))
        }
        assertSnapshot(of: image, as: .image)
    }

    func testTexts() {
        struct User: Encodable {
            var name = "Leia"
            var ships: [String: Int] = ["b": 2, "a": 1]
            var rank: String?
        }
        assertSnapshot(of: User(), as: .dump)
        assertSnapshot(of: User(), as: .json)
        assertSnapshot(of: User(), as: .plist)
        assertSnapshot(of: "one\ntwo", as: .lines)
        assertSnapshot(of: 42, as: .description)
        assertSnapshot(of: Data([1, 2, 3]), as: .data)
    }

    func testFunctions() {
        enum Side: String, CaseIterable { case left, right }
        assertSnapshot(
            of: { (side: Side) in side.rawValue.uppercased() }, as: Snapshotting<Side, String>.func(into: .lines))
    }

    func testRequests() {
        var request = URLRequest(url: URL(fileURLWithPath: "/users"))
        request.httpMethod = "POST"
        request.setValue("text/plain", forHTTPHeaderField: "Accept")
        request.httpBody = Data("{\"b\": 1, \"a\": \"x\"}".utf8)
        assertSnapshot(of: request, as: .raw(pretty: true))
        assertSnapshot(of: request, as: .curl)
    }

    func testPullbackKeepsThePicture() {
        let strategy = Snapshotting<UIView, UIImage>.image.pullback { (text: String) in self.makeBadge(text) }
        assertSnapshot(of: "Pulled back", as: strategy)
        assertSnapshots(of: "Pulled back", as: ["later": .wait(for: 0.001, on: strategy)])
    }

    func testAViewMayGrowFromPictureToPicture() throws {
        let label = UILabel()
        label.text = "Short"
        assertSnapshot(of: label, as: .frames)
        label.text = "A good deal longer"
        assertSnapshot(of: label, as: .frames)
        XCTAssertEqual(label.bounds.size, .zero)
    }

    // MARK: Concurrency

    func testMatrix() {
        assertSnapshots(of: makeBadge(), over: GoldenMatrix(appearances: [.light, .dark]).scale(1))
    }

    func testContactSheet() {
        let label = UILabel()
        label.text = "Sheet"
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .label
        assertSnapshots(
            of: label,
            over: GoldenMatrix(
                appearances: [.light, .dark], directions: [.leftToRight, .rightToLeft],
                settings: RenderSettings(scale: 1)),
            as: .contactSheet, width: 120)
    }
}
