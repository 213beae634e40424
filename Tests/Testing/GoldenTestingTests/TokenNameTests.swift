import ChatUI
import Frames
@testable import Goldens
import HeadlessUIKit
import Rendering
import XCTest

@testable import GoldenTesting

/// Failures name the tokens of the appearance automatically.
@MainActor @preconcurrency
final class TokenNameTests: TestPackageCase {
    /// Compares a view with its previous drawing.
    private func failure(
        of view: UIView, after change: () -> Void, settings: RenderSettings = .golden
    ) throws -> GoldenResult {
        let place = AssertionPlace(
            testName: "testRow()", fileID: "BadgeTests/LabelTests.swift",
            filePath: package.appendingPathComponent("Tests/BadgeTests/LabelTests.swift").path, line: 1, column: 1)
        func verify() throws -> GoldenResult {
            let traits = UITraitCollection(userInterfaceStyle: settings.appearance == .dark ? .dark : .light)
            let strategy = Snapshotting<UIView, UIImage>.image(
                size: CGSize(width: 20, height: 20), traits: traits)
            return try TestInvocation.$scoped.withValue(TestInvocation()) {
                try XCTUnwrap(place.verify({ view }, as: strategy, record: .never)?.result)
            }
        }
        let first = try verify()
        let golden = try Data(contentsOf: URL(fileURLWithPath: XCTUnwrap(first.evidence?.actual)))
        try GoldenRun.writeFile(golden, to: first.golden)
        change()
        return try verify()
    }

    private func row(_ color: UIColor) -> UIView {
        let view = UIView()
        view.backgroundColor = color
        return view
    }

    func testAnotherTokenIsNamed() throws {
        let palette = Appearance.default.colorPalette
        let view = row(palette.background1)
        let result = try failure(of: view, after: { view.backgroundColor = palette.background6 })
        XCTAssertEqual(result.causes, ["UIView: fill background1 #F2F2F2 → background6 #ECEBEB"])
        XCTAssertTrue(result.message?.contains("fill background1 #F2F2F2 → background6 #ECEBEB") == true)
        let change = try XCTUnwrap(result.comparison?.frames?.changes.first)
        XCTAssertEqual(
            change.alteration,
            .restyled(
                .fill,
                .exchange(
                    from: .init("#F2F2F2", token: "background1"), to: .init("#ECEBEB", token: "background6"))))
    }

    func testTokensHaveTheirDarkValuesInDark() throws {
        let palette = Appearance.default.colorPalette
        var settings = RenderSettings.golden
        settings.appearance = .dark
        let view = row(palette.background1)
        let result = try failure(of: view, after: { view.backgroundColor = palette.background6 }, settings: settings)
        XCTAssertEqual(result.causes, ["UIView: fill background1 #13151B → background6 #1C1E22"])
    }

    func testScopesCount() throws {
        try ConfigurationScope.run {
            Appearance.default.colorPalette.background1 = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
            let view = row(Appearance.default.colorPalette.background6)
            let result = try failure(
                of: view, after: { view.backgroundColor = Appearance.default.colorPalette.background1 })
            XCTAssertEqual(result.causes, ["UIView: fill background6 #ECEBEB → background1 #FF0000"])
        }
    }
}
