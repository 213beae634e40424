import Console
import Files
import Foundation

// Writes sets of files over and over until a test kills it, or for a minute at most.
//
//     KilledWriter FOLDER files|set

StandardStream.secure()
TemporaryFiles.removeAtSignals()
alarm(60)
let folder = CommandLine.arguments[1]
let names = (0..<12).map { $0 % 3 == 0 ? "part/\($0).png" : "\($0).png" }
for round in 1... {
    let data = Data(String(repeating: "\(round) ", count: 2000).utf8)
    if CommandLine.arguments[2] == "set" {
        let files = try StagedFiles(in: folder)
        for name in names { try files.add(data, as: name) }
        try files.publish()
    } else {
        for name in names where !name.contains("/") { try AtomicFile.write(data, to: "\(folder)/\(name)") }
    }
    if round == 1 { try StandardStream.output.write(lines: "begun") }
}
