import UIKit

/// How many books a member means to read; it lives on the main actor, as models of screens do.
@MainActor
public final class ReadingGoal {
    public var books: Int
    public var booksRead = 0

    public init(books: Int) {
        self.books = books
    }
}

/// Shows a goal. A view reads a model of the main actor because it is isolated to it itself.
public final class ReadingGoalLabel: UILabel {
    public var goal: ReadingGoal? {
        didSet { text = goal.map { "\($0.booksRead) of \($0.books) books" } }
    }
}
