internal import Foundation

/// The row of a target in the table.
struct FuzzRow {
    var name: String
    var runs = 0
    var accepted = 0
    var crashes = 0
    var hangs = 0
    var slow = 0
    var findings = 0
    /// The processor time in milliseconds, and the index of the input.
    var slowest = 0.0
    var slowestIndex = 0
    var seconds = 0.0
    var megabytes = 0
    var note = ""

    init(name: String) { self.name = name }

    var isClean: Bool { crashes + hangs + slow + findings == 0 && note.isEmpty }

    func completed(_ progress: Progress, _ start: Date) -> FuzzRow {
        var row = self
        let values = progress.values.pointee
        (row.accepted, row.slow, row.findings) = (values.accepted, values.slow, values.findings)
        (row.slowest, row.slowestIndex) = (Double(values.slowest) / 1e6, values.slowestIndex)
        (row.megabytes, row.seconds) = (values.kilobytes / 1000, Date().timeIntervalSince(start))
        return row
    }

    var line: String {
        let share = runs > 0 ? 100 * accepted / runs : 0
        let rate = seconds > 0 ? Int(Double(runs) / seconds) : 0
        let cells = [
            name, "\(runs)", "\(share) %", "\(crashes)", "\(hangs + slow)", "\(findings)",
            String(format: "%.1f (%d)", slowest, slowestIndex), "\(rate)", String(format: "%.0f", seconds),
            "\(megabytes)", note,
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    static func table(_ rows: [FuzzRow]) -> String {
        let head =
            "| target | inputs | read | crashes | over time | findings | slowest in ms (input) | inputs a second | s | MB | |\n"
            + "|---|---|---|---|---|---|---|---|---|---|---|"
        return ([head] + rows.map(\.line)).joined(separator: "\n")
    }
}
