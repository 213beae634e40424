/// A user-defined runtime attribute: a value for a key path of an object.
package struct InterfaceRuntimeAttribute: Hashable, Sendable {
    package enum Value: Hashable, Sendable {
        case none
        case boolean(Bool)
        case integer(Int)
        case real(Double)
        case string(String)
        /// A key of the string table of the file.
        case localizedString(String)
        case color(InterfaceColor)
        case image(InterfaceImage)
        case point(x: Double, y: Double)
        case size(width: Double, height: Double)
        case rect(x: Double, y: Double, width: Double, height: Double)
        case range(location: Int, length: Int)
    }

    package let keyPath: String
    package let value: Value

    package init?(_ element: InterfaceElement) {
        guard element.name == "userDefinedRuntimeAttribute", let keyPath = element["keyPath"],
            let value = Value(element)
        else { return nil }
        (self.keyPath, self.value) = (keyPath, value)
    }
}

extension InterfaceRuntimeAttribute.Value {
    fileprivate init?(_ element: InterfaceElement) {
        let value = element.child(key: "value")
        switch element["type"] {
        case "nil": self = .none
        case "boolean": self = .boolean(element.bool("value") ?? false)
        case "string": self = .string(element["value"] ?? value?.text ?? "")
        case "localizedString": self = .localizedString(element["value"] ?? value?.text ?? "")
        case "color":
            guard let color = value.flatMap(InterfaceColor.init) else { return nil }
            self = .color(color)
        case "image":
            guard let name = element["value"] ?? value?["image"] ?? value?["name"] else { return nil }
            let catalog = value?["catalog"] ?? element["catalog"]
            self = .image(InterfaceImage(name: name, isSymbol: catalog == "system"))
        case "number", "point", "size", "rect", "range":
            guard let found = value.flatMap(Self.init(number:)) else { return nil }
            self = found
        default: return nil
        }
    }

    private init?(number value: InterfaceElement) {
        func number(_ key: String) -> Double { value.number(key) ?? 0 }
        switch value.name {
        case "integer": self = .integer(value["value"].flatMap(Int.init) ?? 0)
        case "real": self = .real(number("value"))
        case "point": self = .point(x: number("x"), y: number("y"))
        case "size": self = .size(width: number("width"), height: number("height"))
        case "rect":
            self = .rect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        case "range":
            self = .range(
                location: value["location"].flatMap(Int.init) ?? 0, length: value["length"].flatMap(Int.init) ?? 0)
        default: return nil
        }
    }
}

extension InterfaceElement {
    /// The element's runtime attributes, in the order of the file. What isn't one is `nil`.
    package var runtimeAttributes: [(element: InterfaceElement, attribute: InterfaceRuntimeAttribute?)] {
        list("userDefinedRuntimeAttributes").map { ($0, InterfaceRuntimeAttribute($0)) }
    }
}
