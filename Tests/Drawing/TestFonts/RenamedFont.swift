import Foundation

/// Gives a font file another family name, by a new table of names at its end.
enum RenamedFont {
    static func data(of font: Data, family: String) -> Data {
        var file = font
        while file.count % 4 != 0 { file.append(0) }
        let (start, names) = (file.count, table(family: family))
        file.append(names)
        for directory in directories(of: font) {
            for entry in 0..<number(font, at: directory + 4, bytes: 2) {
                let place = directory + 12 + 16 * entry
                guard font[place..<place + 4].elementsEqual("name".utf8) else { continue }
                replace(&file, at: place + 8, with: start)
                replace(&file, at: place + 12, with: names.count)
            }
        }
        return file
    }

    /// The offsets of the lists of tables: several in a collection.
    private static func directories(of font: Data) -> [Int] {
        guard font.prefix(4).elementsEqual("ttcf".utf8) else { return [0] }
        return (0..<number(font, at: 8, bytes: 4)).map { number(font, at: 12 + 4 * $0, bytes: 4) }
    }

    private static func number(_ data: Data, at offset: Int, bytes count: Int) -> Int {
        data[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private static func replace(_ data: inout Data, at offset: Int, with number: Int) {
        data.replaceSubrange(offset..<offset + 4, with: big(number, bytes: 4))
    }

    private static func big(_ number: Int, bytes count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// Names 1 and 16 are the family, for Windows in English.
    private static func table(family: String) -> Data {
        let text = family.utf16.flatMap { big(Int($0), bytes: 2) }
        let ids = [1, 16]
        var table = Data([0, ids.count, 6 + 12 * ids.count].flatMap { big($0, bytes: 2) })
        for id in ids { table.append(contentsOf: [3, 1, 0x409, id, text.count, 0].flatMap { big($0, bytes: 2) }) }
        table.append(contentsOf: text)
        return table
    }
}
