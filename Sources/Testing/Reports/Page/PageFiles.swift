import Foundation

/// The pictures and texts embedded in a page, as many as fit.
///
/// If not all do, each group gets some of its files before any group gets all.
package struct PageFiles: Encodable {
    /// The unique contents: texts, and pictures as data URLs.
    package private(set) var contents: [String] = []

    /// The indices of each golden's files in ``contents``.
    package private(set) var goldens: [String: Places] = [:]

    /// The number of goldens without their files.
    package private(set) var leftOut = 0

    package struct Places: Encodable {
        package var expected, actual, difference, minimal, minimalText: Int?
    }

    private var places: [String: Int] = [:]
    private var remaining: Int

    private enum CodingKeys: String, CodingKey {
        case contents, goldens, leftOut
    }

    /// - Parameters:
    ///   - groups: The items of each group.
    ///   - byteLimit: The limit for all contents, in bytes of the page.
    package init(_ groups: [[PageItem]], byteLimit: Int) {
        remaining = byteLimit
        for turn in 0..<(groups.map(\.count).max() ?? 0) {
            for group in groups where group.count > turn { add(group[turn]) }
        }
    }

    private mutating func add(_ item: PageItem) {
        let contents = item.contents()
        guard contents.contains(where: { $0 != nil }) else { return }
        let byteCount = Set(contents.compactMap { $0 }.filter { places[$0] == nil }).map(\.utf8.count).reduce(0, +)
        guard byteCount <= remaining else {
            leftOut += 1
            return
        }
        remaining -= byteCount
        let numbers = contents.map { $0.map { place(of: $0) } }
        goldens[item.id] = Places(
            expected: numbers[0], actual: numbers[1], difference: numbers[2], minimal: numbers[3],
            minimalText: numbers[4])
    }

    private mutating func place(of content: String) -> Int {
        if let place = places[content] { return place }
        places[content] = contents.count
        contents.append(content)
        return contents.count - 1
    }
}
