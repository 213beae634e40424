import Foundation

/// The pictures and texts embedded in a page, as many as fit.
///
/// If not all do, each group gets some of its files before any group gets all.
struct PageFiles: Encodable {
    /// The unique contents: texts, and pictures as data URLs.
    private(set) var contents: [String] = []

    /// The indices of each golden's files in ``contents``.
    private(set) var goldens: [String: Places] = [:]

    /// The number of goldens without their files.
    private(set) var leftOut = 0

    struct Places: Encodable {
        var expected, actual, difference, minimal, minimalText: Int?
    }

    /// The longest text that is shown in full, in bytes.
    private static let longestText = 256 << 10

    private var places: [String: Int] = [:]
    private var remaining: Int

    private enum CodingKeys: String, CodingKey {
        case contents, goldens, leftOut
    }

    /// - Parameter byteLimit: The limit for all contents, in bytes of the page.
    init(_ report: Report, byteLimit: Int) {
        remaining = byteLimit
        let goldens = Dictionary(uniqueKeysWithValues: report.goldens.map { ($0.id, $0) })
        for turn in 0..<(report.groups.map(\.goldens.count).max() ?? 0) {
            for group in report.groups where group.goldens.count > turn {
                guard let golden = goldens[group.goldens[turn]] else { continue }
                add(golden)
            }
        }
    }

    private mutating func add(_ golden: ReportedGolden) {
        let contents = [golden.expected, golden.actual, golden.difference, golden.minimal, golden.minimalText].map {
            $0.flatMap(Self.content)
        }
        guard contents.contains(where: { $0 != nil }) else { return }
        let byteCount = Set(contents.compactMap { $0 }.filter { places[$0] == nil }).map(\.utf8.count).reduce(0, +)
        guard byteCount <= remaining else {
            leftOut += 1
            return
        }
        remaining -= byteCount
        let numbers = contents.map { $0.map { place(of: $0) } }
        goldens[golden.id] = Places(
            expected: numbers[0], actual: numbers[1], difference: numbers[2], minimal: numbers[3],
            minimalText: numbers[4])
    }

    private mutating func place(of content: String) -> Int {
        if let place = places[content] { return place }
        places[content] = contents.count
        contents.append(content)
        return contents.count - 1
    }

    /// Returns the content for the page: valid PNGs and texts only.
    private static func content(_ file: ReportedFile) -> String? {
        guard file.kind == .picture || file.kind == .text, let data = try? file.source.data() else { return nil }
        if file.kind == .picture { return "data:image/png;base64,\(data.base64EncodedString())" }
        guard data.count > longestText else { return String(decoding: data, as: UTF8.self) }
        return String(decoding: data.prefix(longestText), as: UTF8.self)
            + "\n… and \(data.count - longestText) bytes more, see \(file.path)\n"
    }
}
