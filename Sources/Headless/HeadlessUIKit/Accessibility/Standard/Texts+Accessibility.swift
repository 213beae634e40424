extension UILabel: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, label: text, traits: isEnabled ? .staticText : [.staticText, .notEnabled])
    }
}

extension UITextView: StandardAccessible {
    var standardAccessibility: StandardAccessibility {
        StandardAccessibility(
            isElement: true, value: text, traits: isEditable ? [] : .staticText, kind: isEditable ? .textField : nil)
    }
}

extension UITextField: StandardAccessible {
    /// An empty field's value is the placeholder; a password is read as bullets.
    var standardAccessibility: StandardAccessibility {
        let written = text ?? ""
        let value = written.isEmpty ? placeholder ?? attributedPlaceholder?.string : written
        let isSecret = isSecureTextEntry && !written.isEmpty
        let isSearch = self is UISearchTextField
        return StandardAccessibility(
            isElement: true, value: isSecret ? "\(written.count) bullets" : value,
            traits: traits(isSearch ? .searchField : []),
            kind: isSearch ? nil : isSecureTextEntry ? .secureTextField : .textField)
    }
}
