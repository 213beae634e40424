internal import Foundation

/// Mutations of bytes that don't consider the meaning of the bytes.
enum ByteMutation {
    /// Changes bytes in one to eight places.
    ///
    /// - Parameters:
    ///   -   - seeds: Inputs from which parts are inserted.
    ///   -   - words: Words of the format to insert.
    static func mutate(_ data: Data, seeds: [Data], words: [String], _ random: inout Randomness) -> Data {
        var bytes = [UInt8](data)
        for _ in 0...random.pick([0, 0, 1, 1, 2, 3, 7]) { mutateOnce(&bytes, seeds, words, &random) }
        return Data(bytes)
    }

    private static let oddBytes: [UInt8] = [0, 1, 9, 10, 13, 0x20, 0x7F, 0x80, 0xC0, 0xED, 0xEF, 0xF4, 0xFE, 0xFF]

    private static func mutateOnce(
        _ bytes: inout [UInt8], _ seeds: [Data], _ words: [String], _ random: inout Randomness
    ) {
        let place = random.below(bytes.count + 1)
        let end = min(bytes.count, place + 1 + random.below(random.oneIn(4) ? 64 : 4))
        switch random.below(10) {
        case 0 where place < bytes.count: bytes[place] ^= 1 << UInt8(random.below(8))
        case 1 where place < bytes.count: bytes[place] = random.pick(oddBytes)
        case 2 where place < bytes.count: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 3: bytes.removeSubrange(place..<max(place, end))
        case 4: bytes.insert(contentsOf: bytes[place..<max(place, end)], at: place)
        case 5: bytes.insert(contentsOf: random.pick(OddValues.texts).utf8, at: place)
        case 6 where !words.isEmpty: bytes.insert(contentsOf: random.pick(words).utf8, at: place)
        case 7 where !seeds.isEmpty:
            let other = random.pick(seeds)
            let start = random.below(other.count)
            bytes.insert(contentsOf: other.dropFirst(start).prefix(1 + random.below(80)), at: place)
        case 8: changeNumber(&bytes, near: place, &random)
        default: if random.oneIn(8) { bytes.removeSubrange(place...) }
        }
    }

    /// Replaces the next digits with an unusual number.
    private static func changeNumber(_ bytes: inout [UInt8], near place: Int, _ random: inout Randomness) {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard let start = bytes[place...].firstIndex(where: digits.contains) else { return }
        let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: OddValues.number(&random).utf8)
    }
}
