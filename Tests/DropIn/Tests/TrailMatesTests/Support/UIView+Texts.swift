import UIKit

extension UIView {
    /// The texts that can be seen, in the order of the views.
    var visibleTexts: [String] {
        guard !isHidden, alpha > 0.01 else { return [] }
        let own: String?
        switch self {
        case let label as UILabel: own = label.text
        case let textView as UITextView: own = textView.text
        case let field as UITextField: own = field.text?.isEmpty == false ? field.text : field.placeholder
        default: own = nil
        }
        return [own].compactMap { $0 }.filter { !$0.isEmpty } + subviews.flatMap(\.visibleTexts)
    }

    /// The first view of a kind, from the front of the tree.
    func first<View: UIView>(_ type: View.Type, where matches: (View) -> Bool = { _ in true }) -> View? {
        for subview in subviews {
            if let view = subview as? View, matches(view) { return view }
            if let view = subview.first(type, where: matches) { return view }
        }
        return nil
    }
}
