import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Blurs behind the backgrounds of bars, cells and buttons.
@MainActor @preconcurrency
final class BackgroundEffectTests: XCTestCase {
    private func blurs(in frame: Frame) -> [Frame] {
        let isBlur = frame.effects.contains { effect in
            if case .backdrop = effect { return true }
            return false
        }
        return (isBlur ? [frame] : []) + frame.children.flatMap(blurs)
    }

    func testABackgroundBlursWhatIsBehind() throws {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Blur"
        configuration.background.cornerRadius = 8
        configuration.background.visualEffect = UIBlurEffect(style: .systemThinMaterial)
        let button = UIButton(configuration: configuration)
        let drawn = blurs(in: button.makeFrame(proposing: ProposedSize(width: 120, height: 40)))
        XCTAssertEqual(drawn.map(\.rect.size), [CGSize(width: 120, height: 40)])

        configuration.background.visualEffect = nil
        button.configuration = configuration
        XCTAssertEqual(blurs(in: button.makeFrame(proposing: ProposedSize(width: 120, height: 40))), [])
    }

    func testABarBlursAsItsAppearanceSays() {
        let appearance = UINavigationBarAppearance()
        XCTAssertNotNil(appearance.backgroundEffect)
        appearance.configureWithTransparentBackground()
        XCTAssertNil(appearance.backgroundEffect)
        appearance.backgroundEffect = UIBlurEffect(style: .systemUltraThinMaterial)
        let bar = UINavigationBar()
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        let size = ProposedSize(width: 320, height: 44)
        XCTAssertEqual(blurs(in: bar.makeFrame(proposing: size)).map(\.rect.size), [CGSize(width: 320, height: 44)])

        appearance.backgroundEffect = nil
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        XCTAssertEqual(blurs(in: bar.makeFrame(proposing: size)), [])
    }
}
