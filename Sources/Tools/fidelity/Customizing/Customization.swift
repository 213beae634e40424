import ChatUI
import Foundation
import HeadlessUIKit

/// What a case changes, read from the words that describe it.
struct Customization {
    /// Changes of the default components and appearance, made before any view is.
    var configure: [() -> Void] = []

    /// Changes of single views, by the kind of view.
    var edits: [EditedKind: [(UIView) -> Void]] = [:]

    /// What could not be understood.
    private(set) var unknown: [String] = []

    /// Reads the fields `customised` and `components`.
    init(_ inputs: Fields) {
        if let text = inputs.string("customised") { read(text, field: "customised") }
        if let styles = inputs.object("customised")?.object("markdown_styles") { readMarkdownStyles(styles) }
        if let text = inputs.string("components") { read(text, field: "components") }
    }

    /// Reads parts such as `error indicator subclass: tint colour systemYellow`, divided by semicolons. A part
    /// without a subject is about that of the part before it.
    private mutating func read(_ text: String, field: String) {
        var kind = EditedKind.scene
        // What the picture shows of it is said in brackets.
        let explained = text.replacingOccurrences(of: #" \(share[^()]*\)$"#, with: "", options: .regularExpression)
        for part in explained.split(separator: ";").map(String.init) {
            var phrase = part
            if let colon = part.range(of: ": "), !part[..<colon.lowerBound].contains(" = "),
                !part.hasPrefix("appearance: ")
            {
                kind = EditedKind(subject: String(part[..<colon.lowerBound]))
                phrase = String(part[colon.upperBound...])
            }
            let rest = Phrase.all.reduce(phrase) { $1.apply(to: $0, kind: kind, customization: &self) }
            let left = rest.trimmingCharacters(in: .whitespaces.union(.punctuationCharacters))
            if !left.isEmpty { unknown.append("\(field) (“\(left)”)") }
        }
    }

    /// Adds a change of all views of one kind.
    mutating func edit<View: UIView>(_ kind: EditedKind, _ change: @escaping (View) -> Void) {
        edits[kind, default: []].append { view in
            if let view = view as? View { change(view) }
        }
    }

    /// Runs `body` with the changes in force, and with the default configuration restored afterwards.
    func run<Value>(_ body: () throws -> Value) rethrows -> Value {
        try ConfigurationScope.run {
            if edits[.errorIndicator] != nil { Components.default.messageErrorIndicator = EditedErrorIndicator.self }
            if edits[.avatar] != nil { Components.default.avatarView = EditedAvatarView.self }
            if edits[.separator] != nil { Components.default.channelCellSeparator = EditedSeparatorView.self }
            for change in configure { change() }
            return try ViewEdits.$current.withValue(ViewEdits(edits: edits), operation: body)
        }
    }
}

/// The kind of view that a change is about.
enum EditedKind: Hashable {
    /// The view that the scene shows.
    case scene
    case errorIndicator
    case avatar
    case separator

    /// The view that the scene shows, when its parts are put together.
    case sceneLayout

    init(subject: String) {
        if subject.contains("error indicator") {
            self = .errorIndicator
        } else if subject.contains("avatar view") {
            self = .avatar
        } else if subject.contains("separator view") {
            self = .separator
        } else {
            self = .scene
        }
    }
}

/// The changes that the edited views below make to themselves.
struct ViewEdits: @unchecked Sendable {
    var edits: [EditedKind: [(UIView) -> Void]] = [:]

    @TaskLocal static var current = ViewEdits()

    static func apply(_ kind: EditedKind, to view: UIView) {
        for edit in current.edits[kind] ?? [] { edit(view) }
    }
}
