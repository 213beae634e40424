import Observation
import SwiftUI

/// What has been counted today.
@Observable
final class HabitCount {
    var glasses: Int
    var goal = 8

    init(glasses: Int) { self.glasses = glasses }

    var part: Double { min(1, Double(glasses) / Double(goal)) }
}

extension EnvironmentValues {
    @Entry var accent = Color.blue
    @Entry var showsGoal = true
}

struct HabitCounter: View {
    @Environment(HabitCount.self) private var count
    @Environment(\.accent) private var accent
    @Environment(\.showsGoal) private var showsGoal

    var body: some View {
        VStack(spacing: 14) {
            Label("Water", systemImage: "drop.fill")
                .font(.headline)
                .foregroundStyle(accent)
            Text("\(count.glasses)")
                .font(.system(size: 54, weight: .bold, design: .rounded))
                .contentTransition(.numericText())
            if showsGoal {
                ProgressView(value: count.part) { Text("\(count.goal - count.glasses) glasses to go") }
                    .tint(accent)
            }
            ViewThatFits {
                HStack { buttons }
                VStack { buttons }
            }
            .buttonStyle(.bordered)
            .tint(accent)
        }
        .padding()
        .frame(width: 260)
    }

    @ViewBuilder private var buttons: some View {
        Button("Less", systemImage: "minus") { count.glasses -= 1 }
        Button("More", systemImage: "plus") { count.glasses += 1 }
    }
}

/// A switch that a preview has the state of.
struct GoalSwitch: View {
    @Binding var showsGoal: Bool

    var body: some View { Toggle("Show the goal", isOn: $showsGoal).padding() }
}

/// What each preview needs: a count in the environment.
struct CountedWater: PreviewModifier {
    static func makeSharedContext() async throws -> HabitCount { HabitCount(glasses: 5) }

    func body(content: Content, context: HabitCount) -> some View {
        content.environment(context)
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    static var countedWater: Self { .modifier(CountedWater()) }
}

#Preview("counter", traits: .countedWater, .sizeThatFitsLayout) {
    HabitCounter()
}

#Preview("without a goal", traits: .sizeThatFitsLayout) {
    @Previewable @State var count = HabitCount(glasses: 8)
    HabitCounter()
        .environment(count)
        .environment(\.accent, .mint)
        .environment(\.showsGoal, false)
}

#Preview("switch", traits: .fixedLayout(width: 260, height: 110), .countedWater) {
    @Previewable @State var showsGoal = true
    @Previewable @Environment(HabitCount.self) var count
    let text = "\(count.glasses) of \(count.goal)"
    VStack {
        GoalSwitch(showsGoal: $showsGoal)
        Text(showsGoal ? text : "–")
    }
}
