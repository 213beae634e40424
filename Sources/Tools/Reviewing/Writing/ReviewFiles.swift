package import Foundation

/// The picture files of a review, by the item and the part that they show.
package struct ReviewFiles {
    /// The files to write, relative to the folder of the review.
    package private(set) var files: [(name: String, data: Data)] = []

    private var paths: [Key: String] = [:]

    /// The number of each item, with which its files' names begin.
    private var numbers: [String: Int] = [:]

    private struct Key: Hashable {
        let id: String
        let part: Part
    }

    /// What a file shows of an item.
    package enum Part: String, Sendable {
        case before, after, difference, minimal
    }

    package init(_ review: Review) {
        for group in review.groups {
            for item in group.items {
                for (part, data) in item.change.pictures { add(data, part, of: item) }
            }
        }
    }

    /// The path of a picture, relative to the folder of the review; `nil` if there is none.
    func path(of item: ReviewItem, _ part: Part) -> String? { paths[Key(id: item.id, part: part)] }

    private mutating func add(_ data: Data, _ part: Part, of item: ReviewItem) {
        let number = numbers[item.id] ?? numbers.count + 1
        numbers[item.id] = number
        let path = "pictures/\(number)-\(Self.plain(item.id).suffix(80))-\(part.rawValue).png"
        paths[Key(id: item.id, part: part)] = path
        files.append((path, data))
    }

    /// A name of characters that need no escapes in an address.
    private static func plain(_ name: String) -> String {
        String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
    }
}

extension ReviewChange {
    /// The pictures of an item, by what they show.
    fileprivate var pictures: [(ReviewFiles.Part, Data)] {
        func one(_ part: ReviewFiles.Part, _ content: ReviewContent?) -> [(ReviewFiles.Part, Data)] {
            if case .picture(let data) = content { [(part, data)] } else { [] }
        }
        return switch self {
        case .unchanged, .changedText: []
        case .new(let content): one(.after, content)
        case .removed(let content): one(.before, content)
        case .undrawable(.before, _, let other): one(.after, other)
        case .undrawable(.after, _, let other): one(.before, other)
        case .changed(let picture):
            [(.before, picture.before), (.after, picture.after)]
                + [(.difference, picture.difference), (.minimal, picture.minimal)].compactMap { part, data in
                    data.map { (part, $0) }
                }
        }
    }
}
