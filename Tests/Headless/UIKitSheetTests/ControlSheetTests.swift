import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class ControlSheetTests: XCTestCase {
    private func assertSheet(_ name: String, _ styles: [UIUserInterfaceStyle] = [.light, .dark], make: () -> Sheet) {
        for style in styles {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
            ])
            assertSnapshot(
                of: make(), as: .image(traits: traits), named: style == .dark ? "\(name)-dark" : name,
                testName: "controls")
        }
    }

    private func picture(_ size: CGFloat, _ color: UIColor) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { context in
            color.setFill()
            context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: size, height: size))
        }
    }

    func testSegments() {
        assertSheet("segments") {
            let sheet = Sheet("Segments")
            let plain = UISegmentedControl(items: ["First", "Second", "Third"])
            plain.selectedSegmentIndex = 1
            let none = UISegmentedControl(items: ["One", "Two"])
            sheet.add([("chosen", plain), ("none", none)])
            let tinted = UISegmentedControl(items: ["Day", "Week", "Month"])
            tinted.selectedSegmentIndex = 2
            tinted.selectedSegmentTintColor = .systemIndigo
            tinted.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            let disabled = UISegmentedControl(items: ["On", "Off"])
            disabled.selectedSegmentIndex = 0
            disabled.isEnabled = false
            sheet.add([("tint", tinted), ("disabled", disabled)])
            let images = UISegmentedControl(items: ["star", "heart", "bell"].compactMap { UIImage(systemName: $0) })
            images.selectedSegmentIndex = 0
            images.setEnabled(false, forSegmentAt: 2)
            let mirrored = UISegmentedControl(items: ["First", "Last"])
            mirrored.selectedSegmentIndex = 0
            mirrored.semanticContentAttribute = .forceRightToLeft
            sheet.add([("images", images), ("right to left", mirrored)])
            return sheet
        }
    }

    func testPagesAndSteppers() {
        assertSheet("pages") {
            let sheet = Sheet("Pages and steps")
            @MainActor func pages(_ count: Int, _ current: Int) -> UIPageControl {
                let control = UIPageControl()
                control.numberOfPages = count
                control.currentPage = current
                control.pageIndicatorTintColor = .systemGray4
                control.currentPageIndicatorTintColor = .systemBlue
                return control
            }
            let prominent = pages(4, 1)
            prominent.backgroundStyle = .prominent
            sheet.add([("pages", pages(5, 2)), ("ground", prominent)])
            let many = pages(40, 20)
            let stars = pages(4, 0)
            stars.preferredIndicatorImage = UIImage(systemName: "star.fill")
            Sheet.fix(many, CGSize(width: 180, height: 26))
            sheet.add([("many", many), ("images", stars)])
            let inside = UIStepper()
            inside.value = 3
            let disabled = UIStepper()
            disabled.isEnabled = false
            sheet.add([("stepper", inside), ("at its end", UIStepper()), ("disabled", disabled)])
            return sheet
        }
    }

    func testSwitchesAndBars() {
        assertSheet("bars") {
            let sheet = Sheet("Switches and bars")
            let switches = ["off", "on", "disabled", "tints"].map { state in
                let control = UISwitch()
                control.isOn = state != "off"
                control.isEnabled = state != "disabled"
                if state == "tints" {
                    control.onTintColor = .systemPurple
                    control.thumbTintColor = .systemYellow
                }
                return (caption: state, view: control as UIView)
            }
            sheet.add(switches)
            let slider = UISlider()
            slider.value = 0.3
            slider.minimumValueImage = UIImage(systemName: "minus")
            slider.maximumValueImage = UIImage(systemName: "plus")
            let styled = UISlider()
            styled.value = 0.6
            styled.minimumTrackTintColor = .systemGreen
            styled.setThumbImage(picture(16, .systemRed), for: .normal)
            let disabled = UISlider()
            disabled.value = 0.5
            disabled.isEnabled = false
            for view in [slider, styled, disabled] { Sheet.fix(view, CGSize(width: 110, height: 31)) }
            sheet.add([("images", slider), ("thumb", styled), ("disabled", disabled)], spacing: 10)
            let progress = UIProgressView(progressViewStyle: .default)
            progress.progress = 0.4
            let bar = UIProgressView(progressViewStyle: .bar)
            bar.progress = 0.7
            bar.progressTintColor = .systemPink
            Sheet.fix(progress, CGSize(width: 150, height: 4))
            Sheet.fix(bar, CGSize(width: 150, height: 2.5))
            sheet.add([("progress", progress), ("bar", bar)])
            let wheels = [UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large)]
            wheels.forEach { $0.startAnimating() }
            let well = UIColorWell()
            well.selectedColor = .systemTeal
            sheet.add([("medium", wheels[0]), ("large", wheels[1]), ("colour", well), ("no colour", UIColorWell())])
            return sheet
        }
    }
}
