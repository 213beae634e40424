import Frames
import Rendering

/// A parsed visual format, before its names are resolved to views.
struct VisualFormat {
    var isHorizontal = true

    /// The connections and the items in turn: `nil` for the superview.
    var items: [Item] = []
    var connections: [Connection] = []

    /// A view, or the superview, which can only be at the ends.
    struct Item {
        /// The name of the view; `nil` for the superview.
        var name: String?
        var predicates: [Predicate] = []
        var position: Int
    }

    /// The spacing between two items.
    enum Connection {
        /// No spacing.
        case flush
        /// A dash: the standard spacing.
        case standard
        case distances([Predicate])
    }

    /// A length, or a relation to one.
    struct Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        var object: Object
        var priority: Object?
        var position: Int
    }

    /// A number, or the name of a number or a view.
    enum Object {
        case number(CGFloat)
        case name(String)
    }
}

/// An error in a visual format, with the position of the invalid character.
struct VisualFormatError: Error {
    var reason: String
    var position: Int

    @MainActor
    func report(format: String) {
        let (before, rest) = (format.prefix(position), format.dropFirst(position))
        RenderProblems.report(
            "The visual format “\(before)⟨here⟩\(rest)” creates no constraints: \(reason) at character \(position + 1)")
    }
}
