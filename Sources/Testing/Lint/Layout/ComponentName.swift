import Frames

extension Layout {
    /// The name of a frame for people: with that of the component around it where it says only what kind of view it is.
    func name(of number: Int) -> String {
        let name = frames[number].frame.name
        guard name.isKind else { return name }
        let owner = around(number).map { frames[$0].frame.name }.first { !$0.isKind }
        guard let owner else { return name.isEmpty ? "the view" : name }
        return name.isEmpty ? owner : "\(name) in \(owner)"
    }

    /// The frame that people know a control of SwiftUI by: the outermost one that is as large, up to a component.
    func control(of number: Int) -> Int {
        var number = number
        while frames[number].frame.name.isPartOfControl, let around = frames[number].parent,
            frames[around].rect == frames[number].rect
        {
            number = around
        }
        return number
    }

    /// Whether an exception names the frame or one around it.
    func isExcepted(_ number: Int, by exceptions: [String]) -> Bool {
        guard !exceptions.isEmpty else { return false }
        return ([number] + around(number)).contains { frames[$0].frame.isNamed(exceptions) }
    }
}

extension Frame {
    /// Whether one of the names is that of the frame, or the part of it before or behind `#`.
    func isNamed(_ names: [String]) -> Bool {
        names.contains { $0 == name || name.split(separator: "#").contains(Substring($0)) }
    }
}

extension String {
    fileprivate var isPartOfControl: Bool {
        self == "TintedButtonLabel" || isKind && first?.isUppercase == true && !hasPrefix("UI")
    }

    /// Whether the name is that of a kind of views, and not of a component or an identifier.
    fileprivate var isKind: Bool {
        guard !contains("#"), let first else { return isEmpty }
        if !first.isUppercase || ["UI", "CA", "_UI"].contains(where: hasPrefix) { return true }
        return ["Text", "Image", "Button", "Label", "ScrollView", "Screen", "Rectangle", "Circle", "Capsule"]
            .contains(self)
    }
}
