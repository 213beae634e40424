import Frames
import GoldenTesting
import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class FieldSheetTests: XCTestCase {
    private func assertSheet(_ name: String, make: () -> Sheet) {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = UITraitCollection(traitsFrom: [
                UITraitCollection(userInterfaceStyle: style), UITraitCollection(displayScale: 1),
            ])
            assertSnapshot(
                of: make(), as: .image(traits: traits), named: style == .dark ? "\(name)-dark" : name,
                testName: "fields")
        }
    }

    private func field(_ change: (UITextField) -> Void) -> UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.text = "Text"
        change(field)
        Sheet.fix(field, CGSize(width: 110, height: 34))
        return field
    }

    func testBordersAndSides() {
        assertSheet("borders") {
            let sheet = Sheet("Fields")
            let styles: [(String, UITextField.BorderStyle)] = [("none", .none), ("line", .line), ("bezel", .bezel)]
            sheet.add(styles.map { name, style in (name, field { $0.borderStyle = style }) }, spacing: 10)
            let disabled = field { $0.isEnabled = false }
            let placeholder = field {
                $0.text = nil
                $0.placeholder = "Hint"
            }
            sheet.add([("rounded", field { _ in }), ("disabled", disabled), ("placeholder", placeholder)], spacing: 10)
            let clear = field { $0.clearButtonMode = .always }
            let sides = field {
                $0.leftView = UIImageView(image: UIImage(systemName: "lock.fill"))
                $0.leftViewMode = .always
                $0.rightView = UIImageView(image: UIImage(systemName: "eye"))
                $0.rightViewMode = .always
                $0.borderStyle = .line
            }
            let mirrored = field {
                $0.clearButtonMode = .always
                $0.semanticContentAttribute = .forceRightToLeft
            }
            sheet.add([("clear", clear), ("sides", sides), ("right to left", mirrored)], spacing: 10)
            return sheet
        }
    }

    func testSearchBars() {
        assertSheet("search") {
            let sheet = Sheet("Search bars")
            let plain = UISearchBar()
            plain.placeholder = "Search"
            let scopes = UISearchBar()
            scopes.text = "Noodles"
            scopes.showsCancelButton = true
            scopes.scopeButtonTitles = ["All", "Unread"]
            scopes.showsScopeBar = true
            scopes.searchBarStyle = .minimal
            let tokens = UISearchBar()
            tokens.searchTextField.tokens = [UISearchToken(icon: UIImage(systemName: "person.fill"), text: "Leia")]
            tokens.placeholder = "Search"
            for (name, bar) in [("plain", plain), ("scopes", scopes), ("tokens", tokens)] {
                sheet.add(name, bar, size: CGSize(width: 358, height: bar.intrinsicContentSize.height))
            }
            return sheet
        }
    }
}
