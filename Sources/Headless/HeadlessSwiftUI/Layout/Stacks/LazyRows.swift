import Foundation

/// The rows of a lazy container. Each is created once, when it is requested.
@MainActor
final class LazyRows {
    /// The role of a row in its section.
    enum Role { case header, row, footer }

    /// A section as ranges of rows.
    struct Section {
        /// The header's rows.
        var header: Range<Int>
        /// The rows between header and footer.
        var content: Range<Int>
        /// The footer's rows.
        var footer: Range<Int>
    }

    /// Consecutive rows of one origin.
    private struct Run {
        var first: Int
        var count: Int
        var role: Role
        /// The index of its section; `nil` outside sections.
        var section: Int?
        var origin: Origin
    }

    private enum Origin {
        case nodes([LayoutNode])
        case deferred(DeferredNodes)
        case lines(Lines)
    }

    /// Rows of another container, several on a line.
    @MainActor
    private struct Lines {
        let rows: LazyRows
        let range: Range<Int>
        let perLine: Int
        let make: ([LayoutNode]) -> LayoutNode

        func nodes(at line: Int) -> [LayoutNode] {
            let start = range.lowerBound + line * perLine
            return [make((start..<min(start + perLine, range.upperBound)).flatMap { rows.nodes(at: $0) })]
        }
    }

    private var runs: [Run] = []
    private var made: [[LayoutNode]?] = []
    private let splitsElements: Bool

    /// The sections in the order of their rows.
    private(set) var sections: [Section] = []

    /// Changes a row when it is created, given its index.
    var finish: ((_ nodes: [LayoutNode], _ number: Int) -> [LayoutNode])?

    var count: Int { made.count }

    /// - Parameter splitsElements: Whether elements with several views become as many rows, which requires creating
    ///   them all at once.
    init(_ nodes: [LayoutNode], splitsElements: Bool = false) {
        self.splitsElements = splitsElements
        add(nodes, role: .row, section: nil)
    }

    private func add(_ nodes: [LayoutNode], role: Role, section: Int?) {
        for node in nodes {
            if let rows = node.rowGroup as? SectionNodes {
                addSection(rows)
            } else if let rows = node.rowGroup as? DeferredNodes {
                addElements(rows, role: role, section: section)
            } else {
                add(.nodes([node]), count: 1, role: role, section: section)
            }
        }
    }

    private func addElements(_ elements: DeferredNodes, role: Role, section: Int?) {
        guard elements.count > 0 else { return }
        // The first element shows what the others are like.
        let first = elements.nodes(at: 0)
        let isNested = first.contains { $0.rowGroup != nil }
        if isNested || (splitsElements && first.count != 1) {
            add(first, role: role, section: section)
            for place in 1..<elements.count { add(elements.nodes(at: place), role: role, section: section) }
        } else {
            let number = made.count
            add(.deferred(elements), count: elements.count, role: role, section: section)
            made[number] = first
        }
    }

    private func addSection(_ rows: SectionNodes) {
        let number = sections.count
        let start = made.count
        sections.append(Section(header: start..<start, content: start..<start, footer: start..<start))
        if !rows.header.isEmpty {
            add(.nodes(RowsNode.expanded(rows.header)), count: 1, role: .header, section: number)
        }
        let content = made.count
        add(rows.content, role: .row, section: number)
        let footer = made.count
        if !rows.footer.isEmpty {
            add(.nodes(RowsNode.expanded(rows.footer)), count: 1, role: .footer, section: number)
        }
        sections[number] = Section(
            header: start..<content, content: content..<footer, footer: footer..<made.count)
    }

    private func add(_ origin: Origin, count: Int, role: Role, section: Int?) {
        runs.append(Run(first: made.count, count: count, role: role, section: section, origin: origin))
        made.append(contentsOf: repeatElement(nil, count: count))
    }

    // MARK: Accessing rows

    private func run(of number: Int) -> Run {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if runs[middle].first <= number { low = middle } else { high = middle - 1 }
        }
        return runs[low]
    }

    func role(of number: Int) -> Role { run(of: number).role }

    /// The place of a row in its section. Rows outside sections form a section together.
    struct Place {
        /// Whether no row, or neither a row nor a header, comes before it.
        var isFirst, isStart: Bool
        /// Whether no row, or neither a row nor a footer, comes after it.
        var isLast, isEnd: Bool
    }

    func place(of number: Int) -> Place {
        let own = run(of: number)
        let before = number > 0 ? run(of: number - 1) : nil
        let after = number + 1 < count ? run(of: number + 1) : nil
        let isStart = before == nil || before?.section != own.section
        let isEnd = after == nil || after?.section != own.section
        return Place(
            isFirst: isStart || before?.role == .header, isStart: isStart,
            isLast: isEnd || after?.role == .footer, isEnd: isEnd)
    }

    private var finished: Set<Int> = []

    /// Returns a row's nodes, creating them the first time. There may be none, or several below each other.
    func nodes(at number: Int) -> [LayoutNode] {
        if finish == nil, let nodes = made[number] { return nodes }
        if finish != nil, finished.contains(number), let nodes = made[number] { return nodes }
        var nodes: [LayoutNode]
        if let known = made[number] {
            nodes = known
        } else {
            let run = run(of: number)
            switch run.origin {
            case .nodes(let all): nodes = all
            case .deferred(let elements): nodes = RowsNode.expanded(elements.nodes(at: number - run.first))
            case .lines(let lines): nodes = lines.nodes(at: number - run.first)
            }
        }
        if let finish {
            nodes = finish(nodes, number)
            finished.insert(number)
        }
        made[number] = nodes
        return nodes
    }

    /// Returns a row's nodes if they have been created.
    func knownNodes(at number: Int) -> [LayoutNode]? { made[number] }

    /// Returns the index of the row with an identifier.
    func number(of id: AnyHashable) -> Int? {
        for run in runs {
            switch run.origin {
            case .nodes(let nodes):
                if nodes.contains(where: { $0.firstNode(with: id) != nil }) { return run.first }
            case .deferred(let elements):
                if let place = elements.place(of: id) { return run.first + place }
            case .lines(let lines):
                if let number = lines.rows.number(of: id), lines.range.contains(number) {
                    return run.first + (number - lines.range.lowerBound) / lines.perLine
                }
            }
        }
        // The identifier may belong to a view inside a row, which is known only after the rows have been created.
        return (0..<count).first { number in
            nodes(at: number).contains { $0.firstNode(with: id) != nil }
        }
    }

    /// All created nodes.
    var madeNodes: [LayoutNode] {
        var nodes: [LayoutNode] = []
        for case let row? in made { nodes += row }
        return nodes
    }
}

extension LazyRows {
    /// Returns rows that each consist of several of these rows. Headers and footers stay alone.
    ///
    /// - Parameter make: Creates the node of a line.
    func lines(of perLine: Int, make: @escaping ([LayoutNode]) -> LayoutNode) -> LazyRows {
        let result = LazyRows([])
        var lineStarts: [Int] = []
        var index = 0
        while index < runs.count {
            let run = runs[index]
            var end = run.first + run.count
            index += 1
            // A line may contain the end of one run and the start of the next.
            while run.role == .row, index < runs.count, runs[index].role == .row, runs[index].section == run.section {
                end += runs[index].count
                index += 1
            }
            lineStarts.append(run.first)
            if run.role == .row {
                let lines = Lines(rows: self, range: run.first..<end, perLine: perLine, make: make)
                let count = (end - run.first + perLine - 1) / perLine
                result.add(.lines(lines), count: count, role: .row, section: run.section)
            } else {
                result.add(run.origin, count: run.count, role: run.role, section: run.section)
            }
        }
        func line(_ number: Int) -> Int {
            guard let run = lineStarts.lastIndex(where: { $0 <= number }), number < count
            else { return result.count }
            let isLine = result.runs[run].role == .row
            return result.runs[run].first + (number - lineStarts[run]) / (isLine ? perLine : 1)
        }
        result.sections = sections.map { section in
            let (content, footer) = (line(section.content.lowerBound), line(section.footer.lowerBound))
            return Section(
                header: line(section.header.lowerBound)..<content, content: content..<footer,
                footer: footer..<max(footer, line(section.footer.upperBound)))
        }
        return result
    }
}
