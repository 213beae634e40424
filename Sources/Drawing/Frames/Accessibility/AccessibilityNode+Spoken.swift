import Foundation

extension AccessibilityNode {
    /// The announcement of VoiceOver in parts: `"Send"`, `dimmed`, `button`.
    ///
    /// The application's texts are in quotes. Words and order are those of iOS in English, from memory; traits that
    /// VoiceOver doesn't announce come last.
    public var spokenParts: [String] {
        var parts: [String] = []
        if traits.contains(.selected) { parts.append("selected") }
        if let label, !label.isEmpty { parts.append(label.quoted) }
        if let value = spokenValue { parts.append(value) }
        if traits.contains(.notEnabled) { parts.append("dimmed") }
        parts += spokenRoles
        if let position { parts.append("\(position.number) of \(position.count)") }
        return parts + traits.silentNames
    }

    /// What follows the announcement or is available on demand: the hint, actions, details, the language, and the group
    /// that begins here.
    public var notes: [String] {
        var parts: [String] = []
        if let hint, !hint.isEmpty { parts.append("hint \(hint.quoted)") }
        if !actions.isEmpty { parts.append("actions \(actions.map(\.quoted).joined(separator: " "))") }
        for detail in details {
            parts.append(
                "more \(([detail.label] + (detail.value.map { [$0] } ?? [])).map(\.quoted).joined(separator: " "))")
        }
        if let language { parts.append("in \(language)") }
        if let container { parts.append("begins \(container.quoted)") }
        return parts
    }

    private var isSwitch: Bool { kind == .switchButton || traits.contains(.toggleButton) }

    private var spokenValue: String? {
        guard let value, !value.isEmpty else { return nil }
        guard isSwitch else { return "value \(value.quoted)" }
        return value == "1" ? "on" : value == "0" ? "off" : "value \(value.quoted)"
    }

    private var spokenRoles: [String] {
        var roles: [String] = []
        if isSwitch {
            roles.append("switch button")
        } else if kind != .tab, kind != .popUpButton, traits.contains(.button) {
            roles.append("button")
        }
        switch kind {
        case .textField: roles.append("text field")
        case .secureTextField: roles.append("secure text field")
        case .tab: roles.append("tab")
        case .popUpButton: roles.append("pop-up button")
        case .switchButton, nil: break
        }
        if traits.contains(.searchField) { roles.append("search field") }
        if traits.contains(.link) { roles.append("link") }
        if traits.contains(.image) { roles.append("image") }
        if traits.contains(.header) { roles.append(headingLevel.map { "heading level \($0)" } ?? "heading") }
        if traits.contains(.adjustable) { roles.append("adjustable") }
        return roles
    }
}

extension AccessibilityNode: CustomStringConvertible {
    /// The element on one line, such as `"Send", dimmed, button`.
    public var description: String { (spokenParts + notes).joined(separator: ", ") }
}

extension Sequence<AccessibilityNode> {
    /// The elements as numbered lines: `1 "Send", button`.
    ///
    /// - Parameter showsPlaces: Whether to append the elements' rectangles: x, y, width and height in points.
    public func accessibilityText(showsPlaces: Bool = false) -> String {
        enumerated().map { index, node in
            let rect = node.rect
            let place = [rect.minX, rect.minY, rect.width, rect.height].map(\.shortDescription).joined(separator: " ")
            return "\(index + 1) \(node)" + (showsPlaces ? "  \(place)" : "")
        }.joined(separator: "\n")
    }
}

extension AccessibilityNode.Traits {
    /// The names of traits that change the behavior of an element but not its announcement.
    fileprivate var silentNames: [String] {
        let names: [(AccessibilityNode.Traits, String)] = [
            (.playsSound, "plays sound"), (.keyboardKey, "keyboard key"), (.summaryElement, "summary"),
            (.updatesFrequently, "updates frequently"), (.startsMediaSession, "starts media session"),
            (.allowsDirectInteraction, "allows direct interaction"), (.causesPageTurn, "causes page turn"),
            (.supportsZoom, "supports zoom"),
        ]
        return names.filter { contains($0.0) }.map(\.1)
    }
}

extension String {
    /// The text on one line, in quotes.
    fileprivate var quoted: String {
        "\"\(replacingOccurrences(of: "\"", with: "\\\"").replacingOccurrences(of: "\n", with: "\\n"))\""
    }
}
