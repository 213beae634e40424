import InterfaceBuilder
import UIKitValues

extension UITextField {
    final func decodeTextField(from reader: InterfaceReader) {
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        reader.text("text").map { text = $0 }
        reader.text("placeholder").map { placeholder = $0 }
        reader.value("textAlignment", InterfaceNames.textAlignments, missing: .left).map { textAlignment = $0 }
        reader.value(
            "borderStyle", ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect], missing: .none
        ).map { borderStyle = $0 }
        reader.value("clearButtonMode", Self.viewModes).map { clearButtonMode = $0 }
        reader.value("leftViewMode", Self.viewModes).map { leftViewMode = $0 }
        reader.value("rightViewMode", Self.viewModes).map { rightViewMode = $0 }
        reader.bool("adjustsFontSizeToFit", missing: true).map { adjustsFontSizeToFitWidth = $0 }
        reader.number("minimumFontSize").map { minimumFontSize = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.bool("clearsOnBeginEditing").map { clearsOnBeginEditing = $0 }
        reader.image("background").map { background = $0 }
        reader.image("disabledBackground").map { disabledBackground = $0 }
        reader.attributedString("attributedText").map { attributedText = $0 }
        reader.attributedString("attributedPlaceholder").map { attributedPlaceholder = $0 }
        reader.child("textInputTraits").map {
            isSecureTextEntry = $0.bool("secureTextEntry") ?? false
            keyboardType = UIKeyboardType.interfaceBuilder[$0["keyboardType"] ?? ""] ?? .default
            returnKeyType = UIReturnKeyType.interfaceBuilder[$0["returnKeyType"] ?? ""] ?? .default
        }
    }

    private static let viewModes: [String: ViewMode] = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}

extension UITextView {
    final func decodeTextView(from reader: InterfaceReader) {
        reader.font("fontDescription").map { font = $0 }
        reader.color("textColor").map { textColor = $0 }
        reader.value("textAlignment", InterfaceNames.textAlignments, missing: .left).map { textAlignment = $0 }
        reader.text("text").map { text = $0 }
        reader.attributedString("attributedText").map { attributedText = $0 }
        reader.bool("editable").map { isEditable = $0 }
        reader.bool("selectable").map { isSelectable = $0 }
        reader.bool("adjustsFontForContentSizeCategory").map { adjustsFontForContentSizeCategory = $0 }
        reader.bool("allowsEditingTextAttributes").map { allowsEditingTextAttributes = $0 }
        reader.child("textInputTraits").map {
            keyboardType = UIKeyboardType.interfaceBuilder[$0["keyboardType"] ?? ""] ?? .default
            returnKeyType = UIReturnKeyType.interfaceBuilder[$0["returnKeyType"] ?? ""] ?? .default
        }
        let detected: [String: UIDataDetectorTypes] = [
            "link": .link, "phoneNumber": .phoneNumber, "address": .address, "calendarEvent": .calendarEvent,
        ]
        reader.child("dataDetectorTypes").map { element in
            dataDetectorTypes = detected.filter { element.bool($0.key) == true }.values.reduce([]) { $0.union($1) }
        }
    }
}

extension UISearchBar {
    final func decodeSearchBar(from reader: InterfaceReader) {
        reader.text("text").map { text = $0 }
        reader.text("placeholder").map { placeholder = $0 }
        reader.text("prompt").map { prompt = $0 }
        reader.value(
            "searchBarStyle", ["default": .default, "prominent": .prominent, "minimal": .minimal]
        ).map { searchBarStyle = $0 }
        reader.color("barTintColor").map { barTintColor = $0 }
        reader.bool("showsCancelButton").map { showsCancelButton = $0 }
        reader.bool("showsBookmarkButton").map { showsBookmarkButton = $0 }
        reader.bool("showsSearchResultsButton").map { showsSearchResultsButton = $0 }
        reader.bool("showsScopeBar").map { showsScopeBar = $0 }
        let scopes = reader.list("scopeButtonTitles").map(\.text)
        if !scopes.isEmpty { scopeButtonTitles = scopes }
        reader.image("backgroundImage").map { backgroundImage = $0 }
        reader.ignore("[textInputTraits]", "translucent", "barStyle")
    }
}

extension UIKeyboardType {
    static let interfaceBuilder: [String: UIKeyboardType] = [
        "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
        "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension UIReturnKeyType {
    static let interfaceBuilder: [String: UIReturnKeyType] = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
