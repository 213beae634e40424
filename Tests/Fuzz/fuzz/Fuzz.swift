import ChatFuzzTargets
import FuzzRunner
import FuzzTargets

/// Runs all targets.
@main
enum Program {
    static func main() { Fuzz.run(FuzzTarget.all + FuzzTarget.chat, growth: GrowthCase.readers + GrowthCase.chat) }
}
