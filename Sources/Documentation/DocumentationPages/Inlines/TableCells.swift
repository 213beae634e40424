/// Cuts a paragraph into the cells of a table: markup doesn't reach from one cell into the next.
enum TableCells {
    /// Returns the texts of a block: one for a paragraph, and one for each cell of a table in it.
    static func texts(of block: Block, in bytes: [UInt8]) -> [InlineText] {
        guard let rule = firstRule(of: block, in: bytes) else {
            return [InlineText(bytes, lines: block.lines, firstLine: block.firstLine)]
        }
        var texts: [InlineText] = []
        if rule > 1 {
            texts.append(InlineText(bytes, lines: Array(block.lines[..<(rule - 1)]), firstLine: block.firstLine))
        }
        for index in block.lines.indices.dropFirst(rule - 1) where index != rule {
            for cell in cells(of: block.lines[index], in: bytes) {
                texts.append(InlineText(bytes, lines: [cell], firstLine: block.firstLine + index, isCell: true))
            }
        }
        return texts
    }

    /// The index of the line of hyphens below the head of a table.
    private static func firstRule(of block: Block, in bytes: [UInt8]) -> Int? {
        guard block.kind == .text else { return nil }
        return block.lines.indices.dropFirst().first { index in
            let line = block.lines[index]
            guard bytes[line].contains(Byte.hyphen),
                bytes[line].allSatisfy({ $0 == Byte.hyphen || $0 == Byte.pipe || $0 == Byte.colon || $0.isBlank })
            else { return false }
            let rule = cells(of: line, in: bytes)
            return rule.allSatisfy { isRule(bytes[bytes.trimmed($0)]) }
                && (bytes[line].contains(Byte.pipe) || bytes[line].contains(Byte.colon))
                && rule.count == cells(of: block.lines[index - 1], in: bytes).count
        }
    }

    private static func isRule(_ cell: ArraySlice<UInt8>) -> Bool {
        var cell = cell
        if cell.first == Byte.colon { cell = cell.dropFirst() }
        if cell.last == Byte.colon { cell = cell.dropLast() }
        return !cell.isEmpty && cell.allSatisfy { $0 == Byte.hyphen }
    }

    /// What stands between the bars of a row. A bar behind a backslash is a text.
    private static func cells(of line: Range<Int>, in bytes: [UInt8]) -> [Range<Int>] {
        var line = bytes.trimmed(line)
        if bytes[line].first == Byte.pipe { line = (line.lowerBound + 1)..<line.upperBound }
        var cells: [Range<Int>] = []
        var start = line.lowerBound
        for index in line where bytes[index] == Byte.pipe {
            if index > start, bytes[index - 1] == Byte.backslash { continue }
            cells.append(start..<index)
            start = index + 1
        }
        if start < line.upperBound { cells.append(start..<line.upperBound) }
        return cells
    }
}
