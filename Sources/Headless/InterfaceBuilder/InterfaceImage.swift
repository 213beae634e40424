/// A reference to an image.
package struct InterfaceImage: Hashable, Sendable {
    package let name: String

    /// Whether the name is that of a system symbol.
    package let isSymbol: Bool

    /// How the symbol or the image is shown, where the file says it: `scale`, `weight`, `pointSize`, `renderingMode`.
    package let configuration: InterfaceSymbolConfiguration?

    package init(name: String, isSymbol: Bool, configuration: InterfaceSymbolConfiguration? = nil) {
        (self.name, self.isSymbol, self.configuration) = (name, isSymbol, configuration)
    }

    /// Reads a property: an attribute with the name, beside `catalog`, or an `imageReference`.
    package init?(_ key: String, of element: InterfaceElement) {
        if let reference = element.child(key: key), let name = reference["image"] {
            self.init(
                name: name, isSymbol: reference["catalog"] == "system",
                configuration: InterfaceSymbolConfiguration(reference: reference))
        } else if let name = element[key], !name.isEmpty {
            self.init(name: name, isSymbol: element["catalog"] == "system")
        } else {
            return nil
        }
    }
}

/// The size and weight of a symbol.
package struct InterfaceSymbolConfiguration: Hashable, Sendable {
    package var pointSize: Double?
    package var scale: String?
    package var weight: String?
    package var font: InterfaceFont?
    package var renderingMode: String?

    /// Reads a `preferredSymbolConfiguration`.
    package init(_ element: InterfaceElement) {
        pointSize = element["configurationType"] == "font" ? nil : element.number("pointSize")
        scale = element["scale"]
        weight = element["weight"]
        font = element.child(key: "fontDescription").flatMap(InterfaceFont.init)
        renderingMode = element["renderingMode"]
    }

    /// Reads the configuration in an `imageReference`; `nil` if it has none.
    fileprivate init?(reference: InterfaceElement) {
        pointSize = reference.number("symbolPointSize")
        scale = reference["symbolScale"]
        weight = reference["symbolWeight"]
        font = reference.child(key: "symbolFont").flatMap(InterfaceFont.init)
        renderingMode = reference["renderingMode"] ?? reference["symbolRenderingMode"]
        let isEmpty = pointSize == nil && scale == nil && weight == nil && font == nil && renderingMode == nil
        if isEmpty { return nil }
    }
}
