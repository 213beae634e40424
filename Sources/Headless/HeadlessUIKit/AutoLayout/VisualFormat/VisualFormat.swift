import Frames
import Rendering

/// A line of the visual format language, read but not yet given views.
struct VisualFormat {
    var isHorizontal = true

    /// The connections and the items in turn: `nil` stands for the superview.
    var items: [Item] = []
    var connections: [Connection] = []

    /// A view, or the superview, which stands at the ends only.
    struct Item {
        /// The name of the view; `nil` for the superview.
        var name: String?
        var predicates: [Predicate] = []
        var position: Int
    }

    /// What is between two items.
    enum Connection {
        /// Nothing: they touch.
        case flush
        /// A dash: the distance that the system wants.
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

    /// A number, or a name that stands for a number or a view.
    enum Object {
        case number(CGFloat)
        case name(String)
    }
}

/// A mistake in a visual format, with the position of the character where it shows.
struct VisualFormatError: Error {
    var reason: String
    var position: Int

    @MainActor
    func report(format: String) {
        let (before, rest) = (format.prefix(position), format.dropFirst(position))
        RenderProblems.report(
            "The visual format “\(before)⟨here⟩\(rest)” makes no constraints: \(reason) at character \(position + 1)")
    }
}
