internal import ChatLook
import Foundation
internal import Frames
internal import Rendering

/// All messages of a conversation in pages, laid out on demand.
@MainActor
final class MessagePages {
    private var pages: RowPages<AnyRows>.Iterator

    init(_ pages: RowPages<AnyRows>.Iterator) {
        self.pages = pages
    }

    /// Returns the next page; `nil` after the last. May be called from any thread.
    nonisolated func next() -> Frame? {
        MainQueue.run { pages.next()?.page }
    }
}

/// The rows of a list in either flavor.
struct AnyRows: RowSource {
    let rows: any RowSource

    var count: Int { rows.count }
    var background: Paint? { rows.background }
    var topInset: CGFloat { rows.topInset }

    func row(at index: Int) -> Frame { rows.row(at: index) }
}
