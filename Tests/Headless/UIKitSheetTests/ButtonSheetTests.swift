import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class ButtonSheetTests: XCTestCase {
    private typealias Configuration = UIButton.Configuration

    private func button(
        _ configuration: Configuration, _ change: (inout Configuration) -> Void = { _ in }
    ) -> UIButton {
        var configuration = configuration
        if configuration.title == nil { configuration.title = "Button" }
        change(&configuration)
        return UIButton(configuration: configuration)
    }

    private func assertSheet(_ name: String, _ styles: [UIUserInterfaceStyle] = [.light, .dark], make: () -> Sheet) {
        for style in styles {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
            ])
            assertSnapshot(
                of: make(), as: .image(traits: traits),
                named: style == .dark ? "\(name)-dark" : name, testName: "buttons")
        }
    }

    func testStylesInTheirStates() {
        assertSheet("styles") {
            let sheet = Sheet("Configurations", width: 440)
            let styles: [(String, Configuration)] = [
                ("plain", .plain()), ("gray", .gray()), ("tinted", .tinted()), ("filled", .filled()),
            ]
            for (name, style) in styles {
                let states = [name, "highlighted", "selected", "disabled"].map { state in
                    let button = button(style)
                    button.isHighlighted = state == "highlighted"
                    button.isSelected = state == "selected"
                    button.isEnabled = state != "disabled"
                    return (caption: name == "plain" ? state : "", view: button as UIView)
                }
                sheet.add(states)
            }
            return sheet
        }
    }

    func testContent() {
        assertSheet("content", [.light]) {
            let sheet = Sheet("Content", width: 440)
            let plus = UIImage(systemName: "plus.circle.fill")
            let placements: [(String, NSDirectionalRectEdge)] = [
                ("leading", .leading), ("trailing", .trailing), ("top", .top), ("bottom", .bottom),
            ]
            sheet.add(
                placements.map { name, edge in
                    let view = button(.tinted()) {
                        $0.image = plus
                        $0.imagePadding = 6
                        $0.imagePlacement = edge
                    }
                    return (name, view)
                })
            let subtitled = button(.filled()) {
                $0.title = "Book a table"
                $0.subtitle = "Until 22:00"
                $0.image = plus
                $0.imagePadding = 8
            }
            let wheel = button(.gray()) {
                $0.title = "Loading"
                $0.showsActivityIndicator = true
                $0.imagePadding = 6
            }
            let popup = button(.gray()) { _ in }
            popup.menu = UIMenu(children: [UIAction(title: "Choice", state: .on) { _ in }])
            popup.showsMenuAsPrimaryAction = true
            popup.changesSelectionAsPrimaryAction = true
            sheet.add([("subtitle", subtitled), ("wheel", wheel), ("menu", popup)])
            let sizes: [(String, Configuration.Size)] = [
                ("mini", .mini), ("small", .small), ("medium", .medium), ("large", .large),
            ]
            sheet.add(sizes.map { name, size in (name, button(.filled()) { $0.buttonSize = size }) })
            return sheet
        }
    }

    func testShapes() {
        assertSheet("shapes", [.light]) {
            let sheet = Sheet("Shapes", width: 440)
            let corners: [(String, Configuration.CornerStyle)] = [
                ("small", .small), ("medium", .medium), ("large", .large), ("capsule", .capsule),
            ]
            sheet.add(corners.map { name, corner in (name, button(.gray()) { $0.cornerStyle = corner }) })
            let outline = button(.plain()) {
                $0.background.strokeColor = .systemPink
                $0.background.strokeWidth = 2
                $0.baseForegroundColor = .systemPink
                $0.cornerStyle = .capsule
            }
            let outset = button(.filled()) {
                $0.background.strokeWidth = 1
                $0.background.strokeOutset = 3
            }
            let wrapped = button(.tinted()) { $0.title = "A title of two lines" }
            wrapped.widthAnchor.constraint(equalToConstant: 110).isActive = true
            let destructive = button(.filled()) { $0.title = "Delete" }
            destructive.role = .destructive
            sheet.add([("stroke", outline), ("outset", outset), ("wrapped", wrapped), ("role", destructive)])
            let row = button(.gray()) {
                $0.title = "All the width"
                $0.image = UIImage(systemName: "chevron.right")
                $0.imagePlacement = .trailing
            }
            row.contentHorizontalAlignment = .fill
            row.widthAnchor.constraint(equalToConstant: 360).isActive = true
            sheet.add([("fill", row)])
            return sheet
        }
    }

    func testKinds() {
        assertSheet("kinds") {
            let sheet = Sheet("Without configurations", width: 440)
            let system = UIButton(type: .system)
            system.setTitle("System", for: .normal)
            let disabled = UIButton(type: .system)
            disabled.setTitle("Disabled", for: .normal)
            disabled.isEnabled = false
            let touched = UIButton(type: .system)
            touched.setTitle("Touched", for: .normal)
            touched.isHighlighted = true
            let custom = UIButton()
            custom.setTitle("Custom", for: .normal)
            custom.setTitleColor(.systemPurple, for: .normal)
            sheet.add([("system", system), ("disabled", disabled), ("touched", touched), ("custom", custom)])
            let kinds: [(String, UIButton.ButtonType)] = [
                ("info", .infoLight), ("detail", .detailDisclosure), ("add", .contactAdd), ("close", .close),
            ]
            sheet.add(kinds.map { ($0.0, UIButton(type: $0.1)) }, spacing: 40)
            let images = ["normal", "highlighted", "disabled"].map { state in
                let button = UIButton()
                button.setImage(
                    UIImage(systemName: "star.fill")?.withTintColor(
                        .systemOrange, renderingMode: .alwaysOriginal), for: .normal)
                button.setTitle(" \(state)", for: .normal)
                button.setTitleColor(.label, for: .normal)
                button.isHighlighted = state == "highlighted"
                button.isEnabled = state != "disabled"
                return (caption: state, view: button as UIView)
            }
            sheet.add(images)
            return sheet
        }
    }
}
