/// A color as an Interface Builder file has it.
package enum InterfaceColor: Hashable, Sendable {
    /// Components in sRGB, from 0 to 1.
    case sRGB(red: Double, green: Double, blue: Double, alpha: Double)

    /// Components in Display P3, from 0 to 1.
    case displayP3(red: Double, green: Double, blue: Double, alpha: Double)

    case white(Double, alpha: Double)

    /// A color of an asset catalog.
    case named(String)

    /// A color of the system, such as `systemBackgroundColor`.
    case system(String)

    package init?(_ element: InterfaceElement) {
        let alpha = element.number("alpha") ?? 1
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            self = .system(name)
        } else if let white = element.number("white") {
            self = .white(white, alpha: alpha)
        } else if let red = element.number("red"), let green = element.number("green"),
            let blue = element.number("blue")
        {
            self =
                element["customColorSpace"] == "displayP3"
                ? .displayP3(red: red, green: green, blue: blue, alpha: alpha)
                : .sRGB(red: red, green: green, blue: blue, alpha: alpha)
        } else if let name = element["name"] {
            self = .named(name)
        } else {
            return nil
        }
    }
}
