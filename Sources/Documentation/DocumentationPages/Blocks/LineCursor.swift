/// A place in a line, with the column that it is shown in: tabs reach to the next multiple of four.
struct LineCursor {
    private let bytes: [UInt8]

    /// The end of the line, without its line end.
    let end: Int
    private(set) var offset: Int
    private(set) var column = 0

    /// The columns of the tab at `offset` that are still to come, if some are taken.
    private var restOfTab = 0

    init(_ bytes: [UInt8], _ line: Range<Int>) {
        self.bytes = bytes
        offset = line.lowerBound
        end = line.upperBound
    }

    /// The byte at an offset from here; `nil` behind the end.
    func peek(_ distance: Int = 0) -> UInt8? {
        offset + distance < end ? bytes[offset + distance] : nil
    }

    /// The first byte that is no blank, and the columns before it.
    var firstSign: (offset: Int, indent: Int) {
        var (index, at) = (offset, column)
        while index < end {
            switch bytes[index] {
            case Byte.space: at += 1
            case Byte.tab: at += index == offset && restOfTab > 0 ? restOfTab : 4 - at % 4
            default: return (index, at - column)
            }
            index += 1
        }
        return (index, at - column)
    }

    var isAtBlankRest: Bool { firstSign.offset == end }

    /// Goes over blanks, at most as many columns as given.
    mutating func skipBlanks(columns: Int) {
        var rest = columns
        while rest > 0, offset < end {
            switch bytes[offset] {
            case Byte.space:
                column += 1
                rest -= 1
                offset += 1
            case Byte.tab:
                let width = restOfTab > 0 ? restOfTab : 4 - column % 4
                let taken = min(width, rest)
                column += taken
                rest -= taken
                restOfTab = width - taken
                if restOfTab == 0 { offset += 1 }
            default: return
            }
        }
    }

    /// Goes over signs that are no blanks.
    mutating func skipSigns(_ count: Int) {
        offset += count
        column += count
        restOfTab = 0
    }

    mutating func skipBlanks() { skipBlanks(columns: .max) }
}
