import GoldenTesting
import HeadlessUIKit
import XCTest

/// The traits of devices, as in `swift-snapshot-testing`.
final class DeviceTraitTests: XCTestCase {
    func testPhonesHaveTextOfMediumSize() {
        for phone in [ViewImageConfig.iPhoneSe, .iPhone8, .iPhone8Plus, .iPhoneX, .iPhoneXr, .iPhone12, .iPhone13Mini] {
            XCTAssertEqual(phone.traits.preferredContentSizeCategory, .medium)
        }
        XCTAssertEqual(ViewImageConfig.iPhoneXsMax.traits.preferredContentSizeCategory, .unspecified)
        XCTAssertEqual(ViewImageConfig.iPhoneXsMax(.landscape).traits.preferredContentSizeCategory, .medium)
        XCTAssertEqual(ViewImageConfig.iPadMini.traits.preferredContentSizeCategory, .unspecified)
    }

    func testSafeAreasMatchTheLibrary() {
        XCTAssertEqual(ViewImageConfig.iPhoneXr.safeArea, UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        XCTAssertEqual(ViewImageConfig.iPhoneX.safeArea, ViewImageConfig.iPhoneXr.safeArea)
    }

    func testMatrixKeepsItsSizesOfText() {
        let matrix = GoldenMatrix(contentSizes: [.large, .extraLarge], devices: [("phone", .iPhoneX)])
        XCTAssertEqual(matrix.variants.map(\.settings.contentSize), [.large, .extraLarge])
    }

    @MainActor
    private final class Counter: UIViewController {
        var calls: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            calls.append("load")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            calls.append("will appear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            calls.append("did appear")
        }
        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            calls.append("will disappear")
        }
        override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            calls.append("did disappear")
        }
    }

    @MainActor
    func testControllersAppearTwiceForAPicture() async {
        let controller = Counter()
        Snapshotting<UIViewController, UIImage>.image(size: CGSize(width: 20, height: 20)).snapshot(controller)
            .run { _ in }
        let cycle = ["will appear", "did appear", "will disappear", "did disappear"]
        XCTAssertEqual(controller.calls, ["load"] + cycle + cycle)
    }
}
